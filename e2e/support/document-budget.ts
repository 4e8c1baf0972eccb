/** The budget of a document, compressed with brotli. */
export const maxDocumentBytes = 30 * 1024
