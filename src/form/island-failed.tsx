import { CallButton } from '../components/buttons.tsx'
import { site } from '../content/site.ts'

export function IslandFailed({ description }: { description: string }) {
  return (
    <div className="island-failed" role="alert">
      <h3>{site.unexpectedError}</h3>
      <p>{description}</p>
      <CallButton label={site.call} />
    </div>
  )
}
