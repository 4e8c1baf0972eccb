import { readNodeSettings } from './node-settings.ts'
import { type NodeReceiver, type NodeReceiverOptions, startReceiver } from './start-receiver.ts'

type Extras = Pick<NodeReceiverOptions, 'paceIntervalMs' | 'leaseMs' | 'onStep'>

/** Starts the receiver with the settings of the environment, and says where requests go. */
export async function startConfiguredReceiver(
  path: string,
  siteFolder: string,
  extras: Extras = {},
): Promise<NodeReceiver> {
  const settings = readNodeSettings(process.env)
  const receiver = await startReceiver({ settings, path, siteFolder, ...extras })
  const told = [settings.smtp && `by email to ${settings.smtp.to}`, settings.webhook && 'by webhook'].filter(Boolean)
  console.log(
    told.length > 0
      ? `Requests to ${path} are stored in ${settings.folder} and sent ${told.join(' and ')}.`
      : `Requests to ${path} are stored in ${settings.folder}. Nobody is notified: npm run requests shows them.`,
  )
  return receiver
}
