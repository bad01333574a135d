// Measures the figures that the product promises, and prints them: `npm run bench`. What they mean: docs/performance.md.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit } from '../scripts/at-exit.ts'
import type { Log } from '../server/log.ts'
import { findAddresses } from './addresses.ts'
import { lookByBrowser } from './browser-view.ts'
import { timeEditToVisible } from './edit-to-visible.ts'
import { addEditor } from './editor.ts'
import { weighFirstView } from './first-view.ts'
import { timeFreshClone } from './fresh-clone.ts'
import { timeListCall, timeListCallOverHttp } from './list-call.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { measureMemory } from './memory.ts'
import { prepareStore } from './prepared-store.ts'
import { toMarkdown, type Figure, type Report } from './report.ts'
import { startServer } from './server.ts'
import { timeColdStart, timeSecondStart } from './start-times.ts'
import { measureThroughput } from './throughput.ts'
import { timeUncachedHome } from './uncached-page.ts'

const root = resolve(import.meta.dirname, '..')
const document = join(root, 'docs', 'performance.md')

const { values: options } = parseArgs({
  options: {
    /** File that the report is written to, as JSON. */
    json: { type: 'string' },
    /** Puts the tables into docs/performance.md. */
    document: { type: 'boolean', default: false },
    /** Measures the first start of a fresh clone as well. */
    clone: { type: 'boolean', default: false },
  },
})

/** The tables go to the standard output; what is being done is said beside them. */
const log: Log = {
  info: (text) => console.error(text),
  error: (text, cause) => console.error(text, cause ?? ''),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))

const report = await measure(folder)
const markdown = toMarkdown(report)
console.log(`\n${markdown}\n`)
if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`)
if (options.document) putIntoDocument(markdown)

async function measure(folder: string): Promise<Report> {
  const machine = describeMachine(root)
  const dataDir = join(folder, 'data')
  cpSync(await prepareStore(root, log), dataDir, { recursive: true })
  await addEditor(dataDir, log)
  const others = watchOthers()

  const figures: Figure[] = []
  const server = await startServer(root, dataDir)
  log.info('First view')
  const weights = await weighFirstView(server.origin)
  const screens = await lookByBrowser(server.origin)
  const addresses = await findAddresses(server.origin)
  log.info('Load')
  const load = await measureThroughput(server, addresses, folder)
  const uncachedHome = await timeUncachedHome(server)
  log.info('List call')
  const listCallOverHttp = await timeListCallOverHttp(server.origin, addresses.projectsOfApi)
  log.info('Edits')
  const edits = await timeEditToVisible(server.origin, addresses)
  await server.stop()
  const listCall = await timeListCall(dataDir, addresses.projectsOfApi, log)
  log.info('Starts')
  figures.push(...(await timeColdStart(root, dataDir)), await timeSecondStart(root, dataDir))
  log.info('Memory')
  figures.push(await measureMemory(root, dataDir, addresses), ...weights, uncachedHome, listCall, listCallOverHttp, ...edits)
  if (options.clone) {
    log.info('Fresh clone')
    figures.unshift(await timeFreshClone(root, join(folder, 'clone')))
  }
  return { machine, others: others(), figures, load, screens }
}

function putIntoDocument(markdown: string): void {
  const [begin, end] = ['<!-- bench: begin -->', '<!-- bench: end -->']
  const text = readFileSync(document, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${document} has no place for the tables: ${begin} ... ${end}`)
  writeFileSync(document, `${text.slice(0, before + begin.length)}\n${markdown}\n${text.slice(after)}`)
}
