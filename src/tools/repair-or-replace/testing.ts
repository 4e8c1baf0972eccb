import { pages } from '../../content/pages.ts'
import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: `${pages.glass.path}#signs`,
  keptByAnotherVersion: { broken: {}, age: 5 },
}
