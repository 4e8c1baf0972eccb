/** The URL of a script inside a <template>, where browsers do not fetch it by themselves. */
export function findDeferredScript(template: string): string | undefined {
  return document.querySelector<HTMLTemplateElement>(template)?.content.querySelector('script')?.src
}

/** Another URL of the same script, because a browser may remember that the first one failed. */
export function makeRetryUrl(url: string): string {
  return `${url}?retry=${Date.now()}`
}
