import { connectDrawer } from './drawer.ts'
import { connectIssueLinks, watchOverForm } from './estimate-form.ts'
import { keepFocusedFieldClear } from './focused-field.ts'
import { connectFogSlider } from './fog-slider.ts'
import { connectMenu } from './menu.ts'
import { connectNotices } from './notices.ts'
import { watchOverPictures } from './pictures.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { connectThemeSwitch } from './theme.ts'
import { showCurrentYear } from './year.ts'

connectMenu()
connectDrawer()
connectThemeSwitch()
connectNotices()
connectFogSlider()
connectIssueLinks()
watchOverForm()
watchOverPictures()
keepFocusedFieldClear()
showCurrentYear()
prefetchOnIntent()
