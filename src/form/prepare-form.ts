import { adoptStyles } from '../lib/adopt-styles.ts'
import { inputFonts } from '../styles/fonts/web-fonts.ts'
import failedStyles from './island-failed.css?inline'
import phoneStyles from './phone-panel.css?inline'
import photoStyles from './photo-list.css?inline'
import toastStyles from './toast.css?inline'

/** Brings what the form needs once its script is there: styles of what only the script shows, and more letters. */
export function prepareForm(styles = ''): void {
  adoptStyles(photoStyles + phoneStyles + toastStyles + failedStyles + styles)
  // For letters that no page has and that people type, such as those of Zoë and Łukasz.
  for (const { family, url, ...descriptors } of inputFonts)
    document.fonts.add(new FontFace(family, `url(${url})`, { ...descriptors, display: 'swap' }))
}
