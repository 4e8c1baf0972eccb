import { hydrateRoot } from 'react-dom/client'
import type { PageId } from '../../content/pages.ts'
import { prepareForm } from '../prepare-form.ts'
import { DeliveringForm } from './delivering-form.tsx'
import styles from './delivery.css?inline'

const root = document.querySelector<HTMLElement>('[data-estimate-form-root]')
const form = root?.querySelector('form')
prepareForm(styles)
if (root && form) {
  const action = form.getAttribute('action') ?? ''
  const path = form.querySelector<HTMLInputElement>('[name="page"]')?.value ?? ''
  hydrateRoot(root, <DeliveringForm action={action} path={path} page={root.dataset.page as PageId} />)
}
