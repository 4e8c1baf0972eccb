import type { ToolExample } from '../kit/testing.ts'

export const example: ToolExample = {
  path: '/services#cost',
  keptByAnotherVersion: { symptom: 5, windows: 'many', place: {} },
}
