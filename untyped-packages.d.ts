/** What is used of packages that have no types, or whose types miss it. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly variationAxes?: { readonly wght: number | { readonly min: number; readonly max: number } }
    readonly keepFeatures?: readonly string[]
    readonly keepAllGlyphs?: true
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}

// The types name the folder, which Node cannot import.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote'
}
