import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from '../../hosting/site-server.ts'
import { compressFolder } from '../../integrations/compress.ts'

export interface ServedPages {
  siteOrigin: string
  limitPageUrl: string
  close: () => void
}

/** Serves the built site, and the limit page beside it in the same way. */
export async function servePages(): Promise<ServedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeFileSync(join(folder, 'limit-page.html'), writeLimitPage())
  await compressFolder(folder)
  const [site, limit] = await Promise.all([serve('dist'), serve(folder)])
  return {
    siteOrigin: site.origin,
    limitPageUrl: `${limit.origin}/limit-page`,
    close() {
      site.close()
      limit.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function serve(root: string) {
  const server = createSiteServer({ root }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** As wide as the lines were when the page was written by hand, so that it stays as large as it was. */
const lineWidth = 122

/** The page that all others are compared to: the title, headings and paragraphs of limit-page.txt, one on each line. */
export function writeLimitPage(): string {
  const [title = '', introduction = '', ...lines] = readFileSync('scripts/bench/limit-page.txt', 'utf8')
    .trim()
    .split('\n')
  const sections = lines.map((line, index) => {
    if (!line.startsWith('## ')) return writeParagraph(line, 8)
    const end = index > 0 ? '      </section>\n' : ''
    return `${end}      <section>\n        <h2>${line.slice('## '.length)}</h2>\n`
  })
  return `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="Ten short chapters on glass, frames, seals, water, cold and sound." />
    <link rel="icon" href="data:," />
    <style>
      body {
        max-width: 38rem;
        margin: 0 auto;
        padding: 1.5rem 1.25rem 4rem;
        background: #fff;
        color: #14212e;
        font: 1.0625rem/1.6 system-ui, sans-serif;
      }
      h1,
      h2 {
        line-height: 1.15;
        text-wrap: balance;
      }
      h1 {
        font-size: 2.5rem;
      }
      section {
        margin-top: 2.5rem;
        border-top: 1px solid #b9c6d2;
      }
    </style>
  </head>
  <body>
    <header>
      <h1>${title}</h1>
${writeParagraph(introduction, 6)}    </header>
    <main>
${sections.join('')}      </section>
    </main>
  </body>
</html>
`
}

function writeParagraph(text: string, indent: number): string {
  const space = ' '.repeat(indent)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line && line.length + word.length < lineWidth) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`${space}  ${word}`)
  }
  return `${space}<p>\n${lines.join('\n')}\n${space}</p>\n`
}
