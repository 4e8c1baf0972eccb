const kilobyte = 1024

/** Of a document, compressed with brotli. */
export const maxDocumentBytes = 30 * kilobyte

/** Before anyone scrolls, with headers. */
export const maxArrivalBytes = 64 * kilobyte
export const maxArrivalRequests = 5

/** Of the script that lets a hand wipe the fog, without headers. */
export const maxFogScriptBytes = 6 * kilobyte

/** The sum of all layout shifts stays below it. */
export const maxLayoutShift = 0.003
