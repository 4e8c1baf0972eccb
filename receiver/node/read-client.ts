import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import type { Client } from '../create-receiver.ts'

/** Who a request is from. What a proxy says of that is believed only from a proxy that the owner has named. */
export function readClient(incoming: IncomingMessage, trustedProxies: BlockList): Client {
  const peer = incoming.socket.remoteAddress ?? ''
  const host = incoming.headers.host ?? ''
  if (!isTrusted(peer, trustedProxies)) return { address: peer, host }
  const forwardedHost = String(incoming.headers['x-forwarded-host'] ?? '')
  return { address: findSender(incoming, trustedProxies) ?? peer, host: forwardedHost || host }
}

/** Each proxy adds whom it heard from at the end; the first from there that is no proxy of ours is the sender. */
function findSender(incoming: IncomingMessage, trustedProxies: BlockList): string | undefined {
  const addresses = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
  return addresses.findLast((address) => isIP(address) > 0 && !isTrusted(address, trustedProxies))
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family > 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
