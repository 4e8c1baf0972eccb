import { hydrateRoot } from 'react-dom/client'
import { prepareForm } from '../prepare-form.ts'
import { DeliveringForm } from './delivering-form.tsx'
import styles from './delivery.css?inline'

const root = document.querySelector('[data-estimate-form-root]')
const form = root?.querySelector('form')
prepareForm(styles)
if (root && form) {
  const page = form.querySelector<HTMLInputElement>('[name="page"]')?.value ?? ''
  hydrateRoot(root, <DeliveringForm action={form.getAttribute('action') ?? ''} page={page} />)
}
