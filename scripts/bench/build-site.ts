import { build } from 'astro'

// A process of its own, since only the process itself can say how much processor time it took, threads and all.
const [configFile, outDir] = process.argv.slice(2)
await build({ ...(configFile && { configFile }), ...(outDir && { outDir }) })
const { user, system } = process.cpuUsage()
console.log(`Processor time ${(user + system) / 1e6} s`)
