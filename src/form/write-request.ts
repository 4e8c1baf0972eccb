import { messages } from '../content/messages.ts'
import type { PageId } from '../content/pages.ts'
import { describeRequest, readRequest } from './describe.ts'

/** What is typed so far, or how a text message from the page begins where that is nothing. */
export function writeRequest(form: HTMLFormElement, page: PageId): string {
  return describeRequest(readRequest(form)) || messages[page].text
}
