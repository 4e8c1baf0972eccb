import { pages } from '../../content/pages.ts'

export const example = {
  path: `${pages.doublePane.path}#fog`,
  keptByAnotherVersion: { glass: 'argon', outside: null, humidity: 'high' },
}
