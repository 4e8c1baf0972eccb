import { hydrateRoot } from 'react-dom/client'
import { EstimateForm } from './estimate-form.tsx'
import { prepareForm } from './prepare-form.ts'

const root = document.querySelector('[data-estimate-form-root]')
prepareForm()
if (root) hydrateRoot(root, <EstimateForm />)
