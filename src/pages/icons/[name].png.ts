import type { APIRoute, GetStaticPaths } from 'astro'
import { type Icon, icons, renderIcon } from '../../art/identity/mark.tsx'

export const getStaticPaths = (() =>
  Object.values(icons).map((icon) => ({
    params: { name: icon.path.replace(/^\/icons\/|\.png$/g, '') },
    props: { icon },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ icon: Icon }> = async ({ props }) =>
  new Response(new Uint8Array(await renderIcon(props.icon)), { headers: { 'Content-Type': 'image/png' } })
