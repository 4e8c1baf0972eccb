// Sent with every answer, whatever its status.
export const everyResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
}

// The build puts a hash of the content into the names under these folders, so a changed file has a new address.
const hashedFolders = /^\/(_astro|drawings|previews)\//

export function chooseCacheControl(path: string): string {
  return hashedFolders.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
