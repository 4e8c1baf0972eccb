import { residential } from '../../content/residential.ts'
import { PageHero } from '../page-hero.tsx'
import { HousePicture } from './house-picture.tsx'

export function ResidentialHero() {
  return <PageHero page="residential" {...residential.hero} picture={<HousePicture />} />
}
