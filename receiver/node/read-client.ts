import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import type { Client } from '../client.ts'

/** Who a request is from. What a proxy says of that is believed only from a proxy that the owner has named. */
export function readClient(incoming: IncomingMessage, trustedProxies: BlockList): Client {
  const peer = incoming.socket.remoteAddress ?? ''
  const host = incoming.headers.host ?? ''
  if (!isTrusted(peer, trustedProxies)) return { address: peer, host }
  const forwardedHost = String(incoming.headers['x-forwarded-host'] ?? '')
  return { address: findSender(peer, incoming, trustedProxies), host: forwardedHost || host }
}

/**
 * The sender by X-Forwarded-For. Each proxy adds whom it heard from at the end, so from there on the first that is no
 * proxy of ours is the sender. An entry that is no address ends the search: what stands before it may have been written
 * by anybody.
 */
function findSender(peer: string, incoming: IncomingMessage, trustedProxies: BlockList): string {
  const entries = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  let sender = peer
  while (isTrusted(sender, trustedProxies)) {
    const address = readAddress(entries.pop() ?? '')
    if (!address) break
    sender = address
  }
  return sender
}

/** The address of an entry such as `192.0.2.1`, `192.0.2.1:5678`, `2001:db8::1` or `[2001:db8::1]:443`. */
function readAddress(entry: string): string | undefined {
  const { inBrackets, before } =
    /^(?:\[(?<inBrackets>.+)\]|(?<before>[\d.]+))(?::\d{1,5})?$/.exec(entry.trim())?.groups ?? {}
  const address = inBrackets ?? before ?? entry.trim()
  return isIP(address) > 0 ? address : undefined
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const family = isIP(address)
  return family > 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
