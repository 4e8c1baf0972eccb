import { jsx as createElement, jsxs as createElementOfMany, Fragment as ReactFragment } from 'react/jsx-runtime'

// React's own module is CommonJS. A bundler calls its functions as properties, (0,e.jsx)(…), and those of this one by a
// name of one letter. astro.config.ts puts it in the place of React's.
export const Fragment = ReactFragment
export const jsx = createElement
export const jsxs = createElementOfMany
