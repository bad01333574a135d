// Measures the figures that the product promises, and prints them: `npm run bench`. What they mean: README.md.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit } from '../scripts/at-exit.ts'
import type { Log } from '../server/core/process/log.ts'
import { findAddresses } from './addresses.ts'
import { lookByBrowser } from './browser-view.ts'
import { BUDGETS } from './budgets.ts'
import { timeEditToVisible } from './edit-to-visible.ts'
import { addEditor } from './editor.ts'
import { growthTable, lighthouseFigures, lighthouseTable, soakFigures, soakTables } from './extra-tables.ts'
import { firstViewFigures, loadFigures } from './figures.ts'
import { timeFreshClone } from './fresh-clone.ts'
import { measureGrowth } from './growth.ts'
import { measureInstallation } from './installation.ts'
import { mainPages, measureLighthouse } from './lighthouse.ts'
import { timeListCall, timeListCallOverHttp } from './list-call.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { measureMemory } from './memory.ts'
import { weighPage, type PageWeight } from './page-weights.ts'
import { prepareStore } from './prepared-store.ts'
import { mainTables, type Figure, type Report } from './report.ts'
import { saveTables } from './saved-tables.ts'
import { startServer } from './server.ts'
import { measureSoak } from './soak.ts'
import { timeColdStart, timeSecondStart } from './start-times.ts'
import { measureThroughput } from './throughput.ts'
import { timeUncachedHome } from './uncached-page.ts'

const root = resolve(import.meta.dirname, '..')

const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    clone: { type: 'boolean', default: false },
    /** Minutes. */
    soak: { type: 'string' },
    /** Runs per page. */
    lighthouse: { type: 'string' },
    growth: { type: 'boolean', default: false },
    /** Half an hour. */
    all: { type: 'boolean', default: false },
  },
})
const soakMinutes = Number(options.soak ?? (options.all ? 10 : 0))
const lighthouseRuns = Number(options.lighthouse ?? (options.all ? 5 : 0))
if (!(soakMinutes >= 0 && lighthouseRuns >= 0))
  throw new Error('--soak takes minutes, and --lighthouse a number of runs')

/** The standard output is for tables. */
const log: Log = {
  info: (text) => console.error(text),
  error: (text, cause) => console.error(text, cause ?? ''),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))

const report = await measure(folder)
const parts = Object.entries({
  bench: mainTables(report),
  soak: report.soak && soakTables(report.soak),
  lighthouse: report.lighthouse && lighthouseTable(report.lighthouse),
  growth: report.growth && growthTable(report.growth),
})
for (const [part, markdown] of parts) {
  if (markdown === undefined) continue
  console.log(`\n${markdown}\n`)
  saveTables(part, markdown)
}
if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`)

async function measure(folder: string): Promise<Report> {
  const machine = describeMachine(root)
  const dataDir = join(folder, 'data')
  cpSync(await prepareStore(root, log), dataDir, { recursive: true })
  await addEditor(dataDir)
  const others = watchOthers()

  const server = await startServer(root, dataDir)
  log.info('First view')
  const pages: PageWeight[] = []
  for (const path of Object.keys(BUDGETS.pages)) pages.push(await weighPage(server.origin, path))
  const screens = await lookByBrowser(server.origin)
  const addresses = await findAddresses(server.origin)
  log.info('Load')
  const throughput = await measureThroughput(server, addresses, folder)
  const uncachedHome = await timeUncachedHome(server)
  log.info('List call')
  const listCallOverHttp = await timeListCallOverHttp(server.origin, addresses.projectsOfApi)
  log.info('Edits')
  const edits = await timeEditToVisible(server.origin, addresses)
  await server.stop()
  const listCall = await timeListCall(dataDir, addresses.projectsOfApi, log)
  log.info('Starts')
  const starts = [...(await timeColdStart(root, dataDir)), await timeSecondStart(root, dataDir)]
  log.info('Memory')
  const memory = await measureMemory(root, dataDir, addresses)
  const { highestMemory } = throughput
  if (highestMemory !== undefined)
    memory.push({
      name: 'Memory (RSS) under load',
      unit: 'MiB',
      measured: highestMemory,
      note: 'highest of all addresses',
    })

  const figures: Figure[] = [
    ...loadFigures(throughput),
    uncachedHome,
    listCall,
    listCallOverHttp,
    ...edits,
    ...starts,
    ...memory,
    ...firstViewFigures(pages, screens),
  ]
  const result: Report = { machine, others: others(), figures, throughput, pages, screens }
  if (options.clone || options.all) {
    await measurePart('Production installation and fresh clone', async () => {
      figures.push(measureInstallation(root, join(folder, 'release')))
      figures.push(await timeFreshClone(root, join(folder, 'clone')))
    })
  }
  if (soakMinutes > 0) {
    await measurePart(`Steady load for ${soakMinutes} minutes`, async (watch) => {
      const soak = await measureSoak(root, dataDir, addresses, soakMinutes)
      if (!soak) return
      result.soak = { machine, others: watch(), soak }
      figures.push(...soakFigures(soak))
    })
  }
  if (lighthouseRuns > 0) {
    await measurePart('Lighthouse', async (watch) => {
      const measured = await startServer(root, dataDir)
      const rows = await measureLighthouse(measured.origin, mainPages(addresses), lighthouseRuns, log).finally(() =>
        measured.stop(),
      )
      result.lighthouse = { machine, others: watch(), runs: lighthouseRuns, rows }
      figures.push(...lighthouseFigures(result.lighthouse))
    })
  }
  if (options.growth || options.all) {
    await measurePart('Growth', async (watch) => {
      result.growth = { machine, rows: await measureGrowth(), others: watch() }
    })
  }
  return result
}

/** Its failure, perhaps for lack of a network, keeps the other results. */
async function measurePart(name: string, measure: (watch: () => number | undefined) => Promise<void>): Promise<void> {
  log.info(name)
  try {
    await measure(watchOthers())
  } catch (error) {
    log.error(`${name}: not measured`, error)
    process.exitCode = 1
  }
}
