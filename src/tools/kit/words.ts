import { business } from '../../content/business.ts'

/** What all tools say in the same words. */
export const toolWords = {
  textThis: 'Text this',
  textUsThis: 'Text us this',
  request: 'Send as a request',
  added: 'Added to your request. Now tell us where to reach you.',
  along: 'What gets sent:',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied. It opens with these answers.',
  linkNotCopied: 'Copy the address of this page: it opens with these answers.',
  print: 'Print',
  quoteToo: '+ quote',
  rangeShown: (range: string) => `Range shown: ${range}.`,
  textMessage: (line: string) => `Hello ${business.shortName}. ${line} A photo and the address:`,
} as const

/** Over the panes that lead to the tools. No tool says it itself. */
export const findOut = { title: 'Find out in a minute', lead: 'Just look. No name, no email.' } as const
