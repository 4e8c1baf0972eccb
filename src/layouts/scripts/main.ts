import { connectFogSlider } from '../../fog/fog-slider.ts'
import { connectForm, connectIssueLinks } from '../../form/connect.ts'
import { connectTools } from '../../tools/kit/connect.ts'
import {
  connectCarousels,
  connectLegalTexts,
  connectTargets,
  retryFailedImages,
  showCurrentYear,
  showTime,
  unfoldOnWideScreens,
} from './behaviours.ts'
import { connectDrawer, connectServicesMenu } from './menus.ts'
import { connectThemeSwitch } from './theme.ts'
import { loadWebFonts } from './web-fonts.ts'

// At once: on most screens what this opens is below the fold, where it has not been laid out yet.
unfoldOnWideScreens()
connectCarousels()
void loadWebFonts()
// Each in a task of its own, so that a slow phone can respond in between.
for (const connect of [
  connectServicesMenu,
  connectDrawer,
  connectThemeSwitch,
  connectLegalTexts,
  connectTargets,
  connectFogSlider,
  connectIssueLinks,
  connectForm,
  connectTools,
  retryFailedImages,
  showCurrentYear,
  showTime,
]) {
  setTimeout(connect)
}
