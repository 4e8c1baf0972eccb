import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.doublePane.path}#fog`,
  keptByAnotherVersion: { glass: 'argon', outside: null, humidity: 'high' },
}
