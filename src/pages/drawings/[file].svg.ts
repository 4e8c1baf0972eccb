import type { APIRoute, GetStaticPaths } from 'astro'
import { listFiles } from '../../art/kit/drawing-files.tsx'
import { textQrCode } from '../../lib/text-qr-code.ts'

export const getStaticPaths = (() =>
  [...listFiles(), textQrCode].map(({ path, svg }) => ({
    params: { file: path.replace(/^\/drawings\/|\.svg$/g, '') },
    props: { svg },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
