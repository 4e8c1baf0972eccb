import { completeArrival } from './arrival.ts'
import { connectDrawer } from './drawer.ts'
import { connectForm, connectIssueLinks } from './estimate-form.ts'
import { keepFocusedFieldClear } from './focused-field.ts'
import { connectFogSlider } from './fog-slider.ts'
import { openFoldsOnWideScreens, passStillRails } from './folds.ts'
import { nameManifest } from './manifest.ts'
import { connectMenu } from './menu.ts'
import { connectNotices } from './notices.ts'
import { connectTargets } from './open-target.ts'
import { watchOverPictures } from './pictures.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { connectThemeSwitch } from './theme.ts'
import { showCurrentYear } from './year.ts'

// Before anything below the first screen is laid out: it has its height from the start.
openFoldsOnWideScreens()
passStillRails()
completeArrival()
// In a task of its own: the browser lays the page out in the one that this script is part of.
setTimeout(() => {
  connectMenu()
  connectDrawer()
  connectThemeSwitch()
  connectNotices()
  connectTargets()
  connectFogSlider()
  connectIssueLinks()
  connectForm()
  watchOverPictures()
  keepFocusedFieldClear()
  showCurrentYear()
  prefetchOnIntent()
  nameManifest()
})
