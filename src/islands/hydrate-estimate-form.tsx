import { hydrateRoot } from 'react-dom/client'
import { typedFonts } from '../fonts/web-fonts.ts'
import { EstimateForm } from './estimate-form.tsx'

const root = document.querySelector('[data-estimate-form-root]')
if (root) hydrateRoot(root, <EstimateForm />)

// For letters that no page has and that people type, such as those of Zoë and Łukasz.
for (const { family, url, ...descriptors } of typedFonts)
  document.fonts.add(new FontFace(family, `url(${url})`, { ...descriptors, display: 'swap' }))
