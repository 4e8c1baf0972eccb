import { inject } from 'vitest'

export type HostName = 'npm start' | 'nginx' | 'Caddy' | 'Cloudflare'

/** A server that listens, or the reason why there is none. */
export type Host = { name: HostName; port: number } | { name: HostName; skipped: string }

export type RunningHost = Extract<Host, { port: number }>

declare module 'vitest' {
  export interface ProvidedContext {
    hosts: Host[]
  }
}

export const allHosts: Host[] = inject('hosts')

export const hosts: RunningHost[] = allHosts.filter((host) => 'port' in host)
