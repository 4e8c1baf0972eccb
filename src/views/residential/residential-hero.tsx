import { Hero } from '../shared/hero.tsx'
import { HousePicture } from './house-picture.tsx'
import { residential } from './words.ts'

export function ResidentialHero() {
  return <Hero page="residential" {...residential.hero} picture={<HousePicture />} />
}
