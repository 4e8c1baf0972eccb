import type { APIRoute, GetStaticPaths } from 'astro'
import { getPreview, renderPreview } from '../../art/identity/link-preview.tsx'
import { pageIds } from '../../content/pages.ts'

export const getStaticPaths = (async () => {
  const previews = await Promise.all(pageIds.map(getPreview))
  return previews.map((preview) => ({
    params: { file: preview.path.replace(/^\/previews\/|\.png$/g, '') },
    props: { preview },
  }))
}) satisfies GetStaticPaths

type Props = { preview: Awaited<ReturnType<typeof getPreview>> }

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await renderPreview(props.preview)), { headers: { 'Content-Type': 'image/png' } })
