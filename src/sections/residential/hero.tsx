import { pages } from '../../content/pages.ts'
import { residential } from '../../content/residential.ts'
import { PageHero } from '../page-hero.tsx'
import { HousePicture } from './house-picture.tsx'

const above = [{ label: 'All services', path: pages.services.path }]

export function ResidentialHero() {
  return <PageHero above={above} {...residential.hero} picture={<HousePicture />} />
}
