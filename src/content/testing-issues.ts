import type { NamedIssue } from './issues.ts'

/** The words by which each issue of the form is named. */
const issueWords: Readonly<Record<NamedIssue, RegExp>> = {
  emergency: /\bemergency/i,
  foggy: /\bfog|\bcloudy/i,
  broken: /\bbroken/i,
  seal: /\b(re)?seal/i,
  frame: /\bframe/i,
  screen: /\bscreen/i,
  commercial: /\bcommercial/i,
}

export function listNamedIssues(words: string): string[] {
  return Object.entries(issueWords).flatMap(([issue, pattern]) => (pattern.test(words) ? issue : []))
}
