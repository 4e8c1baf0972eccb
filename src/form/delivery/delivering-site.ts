import { resolve } from 'node:path'

/** A copy of the project, built with a form that is sent to its own receiver. */
export const deliveringSite = resolve('test-results/delivering-site')
export const endpointPath = '/estimate'
