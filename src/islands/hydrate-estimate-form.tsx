import { hydrateRoot } from 'react-dom/client'
import type { PageId } from '../content/pages.ts'
import { EstimateForm } from './estimate-form.tsx'
import { prepareForm } from './prepare-form.ts'

const root = document.querySelector<HTMLElement>('[data-estimate-form-root]')
prepareForm()
if (root) hydrateRoot(root, <EstimateForm page={root.dataset.page as PageId} />)
