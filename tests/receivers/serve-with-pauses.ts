import { createServer } from 'node:http'
import { startConfiguredReceiver } from '../../receiver/node/start-receiver.ts'
import { listen } from '../../server/listen.ts'

// The receiver, as server/receive.ts starts it, except that it stands still for ever at the step that PAUSE_AT names, so
// that a test can kill it there; with a short lease, so that the next process soon sends what this one left behind.
const pauseAt = process.env.PAUSE_AT

const { receive, stop } = await startConfiguredReceiver('/estimate', 'dist', {
  leaseMs: 1000,
  async onStep(step) {
    if (step !== pauseAt) return
    console.log(`Paused at: ${step}`)
    await new Promise(() => {})
  },
})

listen({
  server: createServer(receive),
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  describeStart: () => '',
  title: 'Receiving requests',
  stop,
})
