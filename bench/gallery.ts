// Measures the gallery of a very large firm, prints the tables and writes them to build/bench/: `npm run bench:gallery`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atExit } from '../scripts/at-exit.ts'
import type { Log } from '../server/core/process/log.ts'
import { askForPage } from './ask.ts'
import { launchBrowser } from './browser-view.ts'
import { BUDGETS } from './budgets.ts'
import { insertManyProjects, PICTURES_EACH, PROJECTS } from './gallery-store.ts'
import { lookAtGallery, SCREENS, type GalleryView } from './gallery-view.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { prepareStore } from './prepared-store.ts'
import { machineLines, figureTable, type Figure } from './report.ts'
import { saveTables } from './saved-tables.ts'
import { startServer } from './server.ts'

const MAX_TASK = 100

const root = resolve(import.meta.dirname, '..')
const log: Log = {
  info: (text) => console.error(text),
  error: (text, cause) => console.error(text, cause ?? ''),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-gallery-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
log.info(`Inserting ${PROJECTS} projects with ${PICTURES_EACH} pictures each`)
await insertManyProjects(dataDir)

const machine = describeMachine(root)
const others = watchOthers()
const server = await startServer(root, dataDir)
const browser = await launchBrowser()
const figures: Figure[] = [await weighPage()]
try {
  for (const screen of SCREENS) {
    log.info(`Scrolling to the end: ${screen.name}`)
    figures.push(...toFigures(await lookAtGallery(browser, server.origin, screen)))
  }
} finally {
  await browser.close()
  await server.stop()
}
const markdown = `${machineLines(machine, others())}\n\n${figureTable(figures)}`
console.log(`\n${markdown}\n`)
saveTables('gallery', markdown)

async function weighPage(): Promise<Figure> {
  const { body } = await askForPage(`${server.origin}/gallery`)
  return {
    name: 'HTML and CSS of the gallery, as first sent',
    unit: 'bytes',
    measured: body.length,
    target: BUDGETS.pages['/gallery']!.asFirstSent.wanted,
    note: 'brotli',
  }
}

function toFigures(view: GalleryView): Figure[] {
  const name = (figure: string) => `${figure}, ${view.screen}`
  return [
    { name: name('First row painted'), unit: 'ms', measured: view.firstRow },
    { name: name('Longest task until then'), unit: 'ms', measured: view.longestTaskAtFirst, target: MAX_TASK },
    {
      name: name('Longest task on the way to the end'),
      unit: 'ms',
      measured: view.longestTaskWhileScrolling,
      target: MAX_TASK,
      note: `${view.longTasks} over 50 ms in ${Math.round(view.seconds)} s`,
    },
    {
      name: name('The list of all projects'),
      unit: 'bytes',
      measured: view.listBytes,
      note: `brotli, ${Math.round(view.listTime)} ms`,
    },
    {
      name: name('JavaScript memory at the end'),
      unit: 'MiB',
      measured: view.memory,
      note: `${view.thumbnails} thumbnails, ${view.elements} nodes`,
    },
  ]
}
