import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  base: './',
  define: { REPOSITORY: JSON.stringify(findRepository()) },
  plugins: [leaveOut()],
  build: { outDir: '../deploy/editor', emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  preview: { port: 4324, strictPort: true },
})

/** The repository on GitHub that is edited by whoever signs in with a token, as owner/name. */
function findRepository(): string {
  return process.env.EDITOR_REPOSITORY || readRemote() || `your-name/${basename(process.cwd())}`
}

function readRemote(): string | undefined {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' })
    return /github\.com[:/]([^/]+\/[^/\n]+?)(\.git)?\n$/.exec(url)?.[1]
  } catch {
    return undefined
  }
}

/**
 * Leaves out what the editor would fetch from other hosts: fonts, which the package also brings as files, and the status
 * page of GitHub. The languages of code, which no field holds, are half of all files.
 */
function leaveOut(): Plugin {
  const empty = '\0empty'
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('@shikijs/langs/') ? empty : undefined),
    load: (id) => (id === empty ? 'export default []' : undefined),
    transform: (code, id) =>
      id.includes('@sveltia/cms')
        ? code
            .replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, '')
            .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{"status":{}}')
        : undefined,
  }
}
