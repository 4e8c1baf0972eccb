/** One name for each tool: of its words in src/content, its folder in src/islands, and its place in a page. */
export type ToolName = 'cost' | 'glass-size' | 'condensation' | 'repair-or-replace'
