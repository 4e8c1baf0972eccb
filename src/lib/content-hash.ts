import { createHash } from 'node:crypto'

/** Eight digits that change with the content, for the name of a file that browsers keep for a long time. */
export function hashContent(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
