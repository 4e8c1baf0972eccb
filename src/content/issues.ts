/** What can be wrong with a window, as the form offers it. */
export const issueChoices = [
  { value: 'emergency', label: 'Emergency Repair' },
  { value: 'foggy', label: 'Foggy/Cloudy Windows' },
  { value: 'broken', label: 'Broken Glass' },
  { value: 'seal', label: 'Seal Failure' },
  { value: 'frame', label: 'Frame Repair' },
  { value: 'screen', label: 'Screen Repair' },
  { value: 'commercial', label: 'Commercial Service' },
  { value: 'other', label: 'Other' },
] as const

type Issue = (typeof issueChoices)[number]['value']

/** What a link or a tool may choose. 'Other' is what the visitor chooses, where none of these is named. */
export type NamedIssue = Exclude<Issue, 'other'>
