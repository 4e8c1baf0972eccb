/** One name for each tool: of its folder in src/tools and of its place in a page. */
export type ToolName = 'cost' | 'glass-size' | 'condensation' | 'repair-or-replace'
