/** A request in this name is refused by the tests' webhook the first time. */
export const refusedOnceName = 'Refused Once'

export const webhookSecret = 'a-secret-of-the-tests-long-enough'
