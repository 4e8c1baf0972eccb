import { connectFogSlider } from '../../fog/fog-slider.ts'
import { connectForm, connectIssueLinks } from '../../form/connect.ts'
import { connectTools } from '../../tools/kit/connect.ts'
import { connectCarousels } from './carousels.ts'
import { openCollapsiblesOnWideScreens } from './collapsibles.ts'
import { connectDrawer } from './drawer.ts'
import { retryFailedImages } from './failed-images.ts'
import { connectLegalTexts } from './legal-texts.ts'
import { connectTargets } from './open-target.ts'
import { connectServicesMenu } from './services-menu.ts'
import { connectThemeSwitch } from './theme.ts'
import { loadWebFonts } from './web-fonts.ts'
import { showCurrentYear } from './year.ts'

// At once: on most screens what this opens is below the fold, where it has not been laid out yet.
openCollapsiblesOnWideScreens()
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
]) {
  setTimeout(connect)
}
