/** A file of a family, with the weights that it has. */
export type WebFont = {
  readonly family: string
  readonly url: string
  readonly weight: string
  /** Where it is given the browser fetches the file when it needs one of these characters. */
  readonly unicodeRange?: string
}
