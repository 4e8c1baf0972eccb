import { hydrateRoot } from 'react-dom/client'
import { EstimateForm } from './estimate-form.tsx'

const root = document.querySelector('[data-estimate-form-root]')
if (root) hydrateRoot(root, <EstimateForm />)
