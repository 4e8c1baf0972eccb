import { arch, availableParallelism } from 'node:os'

/** What a measurement ran on: '2 cores (x64)'. */
export function describeMachine(): string {
  return `${availableParallelism()} cores (${arch()})`
}
