import { mapSide, project } from '../../art/map/arrival-coordinates.ts'
import type { Place } from '../../content/places.ts'

/** Lights a place up on the page's map, if it has one. */
export function markOnMap(place: Place | undefined): void {
  const map = document.querySelector<HTMLElement>('[data-arrival-map]')
  if (!map) return
  const mark = map.querySelector<HTMLElement>('.cost-mark') ?? document.createElement('span')
  if (!place) {
    mark.remove()
    return
  }
  const [x, y] = project(place.km)
  mark.className = 'cost-mark'
  mark.style.left = `${(100 * x) / mapSide}%`
  mark.style.top = `${(100 * y) / mapSide}%`
  mark.textContent = place.name
  map.append(mark)
}
