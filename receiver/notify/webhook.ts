import type { StoredRequest } from '../store/request-store.ts'
import { ownerEmail } from '../words.ts'
import type { Notifier } from './send-notifications.ts'

export interface WebhookSettings {
  url: string
  /** Each delivery is signed with all secrets, so that one can be changed while the other side knows the old one. */
  secrets: readonly string[]
}

const timeoutMs = 30_000

/**
 * Posts each request as JSON, signed as standardwebhooks.com says, so that ready-made libraries can verify it. Photos
 * are named and not sent: few services accept so much.
 */
export function createWebhookNotifier({ url, secrets }: WebhookSettings): Notifier {
  async function post(id: string, type: string, data: object): Promise<void> {
    const body = JSON.stringify({ type, data })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const sign = (secret: string) => signWebhook(secret, id, timestamp, body)
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': id,
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': (await Promise.all(secrets.map(sign))).join(' '),
      },
      body,
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook responded with ${response.status}`)
  }

  return {
    channel: 'webhook',
    send: (request) => post(request.id, 'estimate.requested', describe(request)),
    warn: (problem) =>
      post(crypto.randomUUID(), 'receiver.failing', { problem, message: ownerEmail.problems[problem] }),
  }
}

function describe({ notifications: _, receivedAt, suspicion, ...request }: StoredRequest) {
  return { ...request, receivedAt: new Date(receivedAt).toISOString(), suspicion: suspicion ?? null }
}

/** A signature for Webhook-Signature: version 1, HMAC-SHA256 of id, time and body. */
export async function signWebhook(secret: string, id: string, timestamp: string, body: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', readSecret(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signature = await crypto.subtle.sign('HMAC', key, encode(`${id}.${timestamp}.${body}`))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** The bytes of a secret. Behind `whsec_` it has to be base64, as libraries write it; else it is taken as it is. */
export function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith('whsec_')) return new Uint8Array(new TextEncoder().encode(secret))
  return Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0))
}
