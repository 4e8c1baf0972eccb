import { PageHero } from '../shared/page-hero.tsx'
import { HousePicture } from './house-picture.tsx'
import { residential } from './words.ts'

export function ResidentialHero() {
  return <PageHero page="residential" {...residential.hero} picture={<HousePicture />} />
}
