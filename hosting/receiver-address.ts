/** Where `server/receive.ts` listens, unless HOST and PORT say otherwise. `npm start` has 4321, the browser tests 4322. */
export const receiverPort = 4323

/** Reads RECEIVER_ADDRESS, where nginx and Caddy find the receiver: on the same machine, unless it is set. */
export function readReceiverAddress(value: string | undefined): string {
  if (!value) return `127.0.0.1:${receiverPort}`
  if (!/^[a-zA-Z0-9.-]+:\d{1,5}$/.test(value)) {
    throw new Error(`RECEIVER_ADDRESS=${value} is not a host and a port, such as 127.0.0.1:${receiverPort}.`)
  }
  return value
}
