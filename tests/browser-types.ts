// Belongs to tsconfig.browser.json alone. If a browser's script imports something that brings the types of Node, then
// `process` is no error here, and not in any of those scripts either.

// @ts-expect-error: there is no `process` in a browser.
export const environment = process.env
