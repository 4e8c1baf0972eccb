import type { APIRoute, GetStaticPaths } from 'astro'
import { listDrawingFiles } from '../../art/kit/drawing-files.tsx'
import { smsQrCode } from '../../form/sms-qr-code.ts'

// Loading a drawing's module registers it.
import.meta.glob(['../../art/{scene,map,motifs,closing}/*.tsx', '../../**/drawings/*.tsx'], { eager: true })

export const getStaticPaths = (() =>
  [...listDrawingFiles(), smsQrCode].map(({ path, svg }) => ({
    params: { file: path.replace(/^\/drawings\/|\.svg$/g, '') },
    props: { svg },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
