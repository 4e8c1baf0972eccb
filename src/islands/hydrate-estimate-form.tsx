import { hydrateRoot } from 'react-dom/client'
import type { PageId } from '../content/pages.ts'
import { typedFonts } from '../fonts/web-fonts.ts'
import { adoptStyles } from './adopt-styles.ts'
import { EstimateForm } from './estimate-form.tsx'
import failedStyles from './island-failed.css?inline'
import phoneStyles from './phone-panel.css?inline'
import photoStyles from './photo-list.css?inline'
import toastStyles from './toast.css?inline'

adoptStyles(photoStyles + phoneStyles + toastStyles + failedStyles)

const root = document.querySelector<HTMLElement>('[data-estimate-form-root]')
if (root) hydrateRoot(root, <EstimateForm page={root.dataset.page as PageId} />)

// For letters that no page has and that people type, such as those of Zoë and Łukasz.
for (const { family, url, ...descriptors } of typedFonts)
  document.fonts.add(new FontFace(family, `url(${url})`, { ...descriptors, display: 'swap' }))
