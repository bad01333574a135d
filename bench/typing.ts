// Measures a key in the form of each kind, without its page and beside it; prints the table and writes it to build/bench/: `npm run bench:typing`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { CONTENT_ENTITIES, kindOf } from '../contract/kinds/index.ts'
import { atExit } from '../scripts/at-exit.ts'
import type { Log } from '../server/core/process/log.ts'
import { launchBrowser } from './browser-view.ts'
import { addEditor, signInEditor } from './editor.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { prepareStore } from './prepared-store.ts'
import { figureTable, machineLines, type Figure } from './report.ts'
import { saveTables } from './saved-tables.ts'
import { startServer } from './server.ts'
import { TARGETS } from './targets.ts'

const TEXT = 'a bridge over the river at the town '
/** Milliseconds between keys, as somebody types who knows how. */
const INTERVAL = 140
/** Milliseconds until a screen, or the page after the last key, has settled. */
const REST = 3000

const root = resolve(import.meta.dirname, '..')
const log: Log = {
  info: (text) => console.error(text),
  error: (text, cause) => console.error(text, cause ?? ''),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-typing-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
await addEditor(dataDir, 'owner')

const machine = describeMachine(root)
const others = watchOthers()
const server = await startServer(root, dataDir)
const browser = await launchBrowser()
const figures: Figure[] = []
try {
  const { Cookie } = await signInEditor(server.origin)
  for (const entity of CONTENT_ENTITIES.filter((one) => !kindOf(one).isFixed || one === 'pages')) {
    for (const isOpen of [false, true]) {
      log.info(`Typing into ${entity}${isOpen ? ', its page beside it' : ''}`)
      figures.push(await typeInto(browser, Cookie!, entity, isOpen))
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
const markdown = `${machineLines(machine, others())}\n\n${figureTable(figures)}`
console.log(`\n${markdown}\n`)
saveTables('typing', markdown)

/** Processor time of the browser's main thread for a key, with all that follows from it until the screen has settled. */
async function typeInto(browser: Browser, cookie: string, entity: string, isOpen: boolean): Promise<Figure> {
  const look = JSON.stringify({ isOpen, width: 'phone', scheme: 'light', locale: 'en' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: { cookie } })
  await context.addInitScript((value) => localStorage.setItem('RaStorestaff.page-beside-form', value), look)
  const page = await context.newPage()
  await page.goto(`${server.origin}/admin/${entity}/1`)
  const texts = page.locator('form [data-source] :is(input[type=text]:not([role=combobox]), textarea)')
  const input = texts.filter({ visible: true }).first()
  await input.focus()
  await page.keyboard.press('End')
  await setTimeout(REST)
  const session = await context.newCDPSession(page)
  // Not the clock's time: other programs take of that.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metric = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)!.value * 1000
  }
  const [task, script] = [await metric('TaskDuration'), await metric('ScriptDuration')]
  for (const key of TEXT) {
    await page.keyboard.type(key)
    await setTimeout(INTERVAL)
  }
  if (!(await input.inputValue()).includes(TEXT)) throw new Error(`Nothing was typed into ${entity}`)
  await setTimeout(REST)
  const each = (now: number, before: number) => (now - before) / TEXT.length
  const figure: Figure = {
    name: `A key in ${entity}${isOpen ? ', its page beside it' : ''}`,
    unit: 'ms',
    measured: each(await metric('TaskDuration'), task),
    target: TARGETS.key,
    note: `scripts ${each(await metric('ScriptDuration'), script).toFixed(1)} ms`,
  }
  await context.close()
  return figure
}
