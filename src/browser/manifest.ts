/** Names the manifest when someone first touches the page: browsers fetch it at once, and nobody installs before that. */
export function nameManifest(): void {
  const name = () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }))
  addEventListener('pointerdown', name, { once: true })
}
