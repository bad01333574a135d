// Measures the main pages with Lighthouse (mobile, simulated) and prints the medians: `npm run lighthouse`, with `-- --runs 5
// --json FILE /path /path …` for more runs or other pages. `npm run bench -- --lighthouse 5` does the same beside all else.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit } from '../scripts/at-exit.ts'
import { findAddresses } from './addresses.ts'
import { lighthouseTable } from './extra-tables.ts'
import { mainPages, measureLighthouse } from './lighthouse.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { prepareStore } from './prepared-store.ts'
import { startServer } from './server.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, json: { type: 'string' } },
})

const root = resolve(import.meta.dirname, '..')
const log = {
  info: (text: string) => console.error(text),
  error: (text: string, cause?: unknown) => console.error(text, cause ?? ''),
}
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))

cpSync(await prepareStore(root, log), join(folder, 'data'), { recursive: true })
const others = watchOthers()
const server = await startServer(root, join(folder, 'data'))
const pages = positionals.length > 0 ? positionals : mainPages(await findAddresses(server.origin))
const runs = Number(options.runs)
const rows = await measureLighthouse(server.origin, pages, runs, log)
await server.stop()
console.log(`\n${lighthouseTable({ machine: describeMachine(root), others: others(), runs, rows })}\n`)
if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, undefined, 2)}\n`)
