/** What a text of JSON says, of which nothing is known yet; empty where it is no JSON or no object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
