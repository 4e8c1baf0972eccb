/**
 * `<link rel="expect">` holds the first paint until the start tag of the element with this id is parsed. It belongs on the
 * hero's picture, after everything that decides the hero's height, so that nothing moves afterwards.
 */
export const firstPaintId = 'first-paint'
