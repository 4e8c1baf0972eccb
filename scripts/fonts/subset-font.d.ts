/** The package has no types of its own; these are for what is used of it. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes?: { readonly wght: number | { readonly min: number; readonly max: number } }
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: true
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
