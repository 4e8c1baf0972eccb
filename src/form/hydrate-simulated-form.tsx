import { hydrateRoot } from 'react-dom/client'
import type { PageId } from '../content/pages.ts'
import { prepareForm } from './prepare-form.ts'
import { SimulatedForm } from './simulated-form.tsx'

const root = document.querySelector<HTMLElement>('[data-estimate-form-root]')
prepareForm()
if (root) hydrateRoot(root, <SimulatedForm page={root.dataset.page as PageId} />)
