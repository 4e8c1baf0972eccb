import type { APIRoute, GetStaticPaths } from 'astro'
import { drawingNames, getDrawingFile } from '../../art/drawings.tsx'

export const getStaticPaths = (() =>
  drawingNames
    .flatMap((name) => [getDrawingFile(name, 'day'), getDrawingFile(name, 'night')])
    .map(({ path, svg }) => ({
      params: { file: path.replace(/^\/drawings\/|\.svg$/g, '') },
      props: { svg },
    }))) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
