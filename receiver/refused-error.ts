import type { Refusal } from '../src/form/request.ts'

/** Thrown where a request cannot be accepted; the response says why. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
