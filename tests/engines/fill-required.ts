import { fieldChoices } from '../../src/form/describe.ts'
import { requiredFields } from '../../src/form/request.ts'
import { sampleRequest } from '../../src/form/testing-request.ts'
import type { Tab } from './engine.ts'

/** The required fields of the form, in its order. */
export const requiredSelector = requiredFields.map((name) => `#estimate-${name}`).join()

/** Fills them in, and returns what it has typed and chosen. */
export async function fillRequired(tab: Tab, request = sampleRequest): Promise<string[]> {
  for (const name of requiredFields) {
    const type = fieldChoices[name] ? tab.choose : tab.type
    await type(`#estimate-${name}`, request[name])
  }
  return requiredFields.map((name) => request[name])
}
