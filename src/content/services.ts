import { claims } from './claims.ts'
import type { ServiceId } from './facts/schema.ts'
import { type PageId, pages } from './pages.ts'

export type Service = {
  readonly id: ServiceId
  readonly name: string
  readonly summary: string
  readonly path: string
}

const pathOf = (id: PageId) => pages[id].path

export type { ServiceId }

/** The five services, in the order in which the site always lists them. */
export const services = [
  {
    id: 'emergency',
    name: 'Emergency repair',
    summary: `Broken glass at any hour, with a ${claims.responseMinutes}-minute response guarantee.`,
    path: pathOf('emergency'),
  },
  {
    id: 'residential',
    name: 'Residential repair',
    summary: 'Drafts, hardware, fog and broken glass in every type of Calgary home.',
    path: pathOf('residential'),
  },
  {
    id: 'commercial',
    name: 'Commercial repair',
    summary: 'Offices, shops, clinics and schools. Licensed, insured and bonded.',
    path: pathOf('commercial'),
  },
  {
    id: 'glass',
    name: 'Glass replacement',
    summary: 'New glass measured and fitted. Common sizes are installed the same day.',
    path: pathOf('glass'),
  },
  {
    id: 'doublePane',
    name: 'Foggy and double-pane repair',
    summary: 'Haze between the panes: the unit is resealed or its glass replaced.',
    path: pathOf('doublePane'),
  },
] as const satisfies readonly Service[]

export function getService(id: ServiceId): Service {
  return services.find((service) => service.id === id) ?? services[0]
}
