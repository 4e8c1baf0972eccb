// By extension. Hosts guess most of these, and each guesses some of them wrong.

/** Sent as UTF-8. The build compresses these. */
export const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

export const binaryTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** The Content-Type of a file by its extension; an extension that is not listed is a download. */
export function chooseContentType(extension: string): string {
  const text = textTypes[extension]
  return text ? `${text}; charset=utf-8` : (binaryTypes[extension] ?? 'application/octet-stream')
}
