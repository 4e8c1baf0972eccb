const samplePattern = /northpane|^NP$|55501\d\d$/i

export type Sample = { readonly path: readonly string[]; readonly value: string }

/** The fields of the business that still hold the values it shipped with. */
export function listSamples(values: object, siteUrl: string | undefined): Sample[] {
  return Object.entries({ ...values, ...(siteUrl && { siteUrl }) }).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listSamples(value, undefined).map((inner) => ({ ...inner, path: [name, ...inner.path] }))
    }
    return samplePattern.test(String(value)) ? [{ path: [name], value: String(value) }] : []
  })
}
