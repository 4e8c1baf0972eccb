export const webhookSecret = 'a secret of the tests, long enough'
