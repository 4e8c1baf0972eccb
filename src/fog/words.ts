/** Shown once most of the glass is wiped clear. */
export const clearGlassCall = 'Yours could be this clear.'

/** What a screen reader says of the fog slider, behind the number. */
export const fogShare = '% of the glass is fogged'
