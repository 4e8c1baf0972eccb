/**
 * The id of the element in a page's hero from which on nothing of the hero moves: its picture, mostly, whose size is known
 * as soon as it begins. Browsers that know `rel="expect"` paint the page when they meet it, and not before.
 */
export const firstPaintId = 'first-paint'
