// Uploads six workbooks of 399 kB that unpack large at once, and says what memory that takes: `npm run bench:workbooks`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { atExit } from '../scripts/at-exit.ts'
import { workbookOf } from '../test/fixtures/workbook.ts'
import { addEditor, signInEditor } from './editor.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { residentMemory } from './process-facts.ts'
import { figureTable, machineLines } from './report.ts'
import { startServer } from './server.ts'

const UPLOADS = 6
const BYTES = 399_000
/** MiB that the server may have more, and milliseconds after which they are given back. */
const MORE = 60
const REST = 30_000

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-workbooks-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
await addEditor(dataDir, 'owner')

/** Of `BYTES`, with what is repeated in one part. */
function packedOf(part: string, [start, again, end]: [string, string, string]): Buffer<ArrayBuffer> {
  const make = (times: number) => workbookOf([['Name'], ['A']], { [part]: start + again.repeat(times) + end })
  const few = 100_000
  return make(Math.floor((few * BYTES) / make(few).length))
}

const FILES = {
  texts: packedOf('xl/sharedStrings.xml', ['<sst>', `<si><t>${'x'.repeat(200)}</t></si>`, '</sst>']),
  rows: packedOf('xl/worksheets/sheet2.xml', [
    '<worksheet><sheetData>',
    '<row><c><v>1</v></c></row>',
    '</sheetData></worksheet>',
  ]),
  blanks: packedOf('xl/worksheets/sheet2.xml', ['<worksheet><sheetData>', ' '.repeat(200), '</sheetData></worksheet>']),
}

const machine = describeMachine(root)
const others = watchOthers()
const server = await startServer(root, dataDir)
try {
  const headers = { ...(await signInEditor(server.origin)), 'Content-Type': 'application/octet-stream' }
  for (const [name, file] of Object.entries(FILES)) {
    await setTimeout(REST)
    const sizes = [residentMemory(server.pid)!]
    const timer = setInterval(() => sizes.push(residentMemory(server.pid)!), 50)
    const began = performance.now()
    const upload = async () => {
      const address = `${server.origin}/api/v1/imports/files?name=${name}.xlsx`
      const answer = await fetch(address, { method: 'POST', headers, body: file })
      return `${answer.status} ${((await answer.json()) as { message?: string }).message ?? ''}`
    }
    const answers = await Promise.all(Array.from({ length: UPLOADS }, upload))
    const seconds = (performance.now() - began) / 1000
    clearInterval(timer)
    await setTimeout(REST)
    const [before = 0] = sizes
    const figure = (what: string, size: number) => ({
      name: `${name}: the server ${what}`,
      unit: 'MiB' as const,
      measured: size - before,
      target: MORE,
      note: `${Math.round(before)} before; ${(file.length / 1000).toFixed(0)} kB each, ${seconds.toFixed(0)} s; ${[...new Set(answers)].join(', ')}`,
    })
    const figures = [
      figure('at most, more', Math.max(...sizes)),
      figure('30 s after, more', residentMemory(server.pid)!),
    ]
    console.log(figureTable(figures))
    if (figures.some(({ measured }) => measured > MORE)) process.exitCode = 1
  }
  console.log(machineLines(machine, others()))
} finally {
  await server.stop()
}
