// Makes 40 packs of 8 scanned papers while somebody reads the home page, and says what that takes:
// npm run setup -- --dev --build && node extras/standing-list/test/time-packs.ts
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { ask } from '../../../bench/ask.ts'
import { addEditor, signInEditor } from '../../../bench/editor.ts'
import { describeMachine } from '../../../bench/machine.ts'
import { prepareStore } from '../../../bench/prepared-store.ts'
import { startServer } from '../../../bench/server.ts'
import { percentile } from '../../../bench/statistics.ts'
import { atExit } from '../../../scripts/at-exit.ts'
import type { StandingApplication, StandingList } from '../contract/applications.ts'
import { OFFICE, PAPER } from './standing-facts.ts'

const OFFICES = 40
const KINDS = [
  'registration',
  'tax-registration',
  'tax-clearance',
  'licence',
  'membership',
  'insurance',
  'audit-report',
]
const YEARLY = ['tax-clearance', 'audit-report']
/** Milliseconds between the requests of the reader, and between looks at the packs. */
const READ_EVERY = 20
const LOOK_EVERY = 500

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'time-packs-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
const log = { info: (text: string) => console.error(text), error: (text: string) => console.error(text) }
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
await addEditor(dataDir, 'owner')
const server = await startServer(root, dataDir)
try {
  const headers = await signInEditor(server.origin)
  const scan = await drawScan()
  const { lastFullYear } = await call<{ lastFullYear: number }>(headers, 'GET', '/papers')
  const papers: number[] = []
  for (const kind of [...KINDS, 'other']) papers.push(await addPaper(headers, kind, lastFullYear, scan))
  console.log(describeMachine(root))
  console.log(`One scan: ${(scan.length / 1e6).toFixed(2)} MB, A4 at 300 dpi`)
  const quiet = watchHome()
  await setTimeout(10_000)
  console.log('Home, nothing else:', await quiet())
  // Packs of the same papers share each PDF that fits.
  for (const [name, step] of [['the same bound', 0] as const, ['40 bounds', 25_000] as const])
    await timePacks(name, await addOffices(headers, name, step), papers, headers)
} finally {
  await server.stop()
}

async function call<Data>(headers: Record<string, string>, method: string, path: string, body?: object | Buffer) {
  const isFile = Buffer.isBuffer(body)
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { ...headers, 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: Data }).data
}

async function addPaper(headers: Record<string, string>, kind: string, year: number, scan: Buffer): Promise<number> {
  const fiscalYear = YEARLY.includes(kind) ? year : null
  const values = { ...PAPER, kind, fiscalYear, name: kind === 'other' ? 'Bank letter' : '' }
  const { id } = await call<{ id: number }>(headers, 'POST', '/papers', values)
  await call(headers, 'POST', `/papers/${id}/files?name=${kind}.jpg`, scan)
  return id
}

async function addOffices(headers: Record<string, string>, name: string, step: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < OFFICES; number += 1) {
    const values = {
      nameEn: `Office ${number} of ${name}`,
      nameNe: `कार्यालय ${number}`,
      bound: 1_000_000 + number * step,
    }
    const { id } = await call<{ id: number }>(headers, 'POST', '/offices', { ...OFFICE, ...values, kind: 'other' })
    ids.push(id)
  }
  return ids
}

async function timePacks(name: string, officeIds: number[], papers: number[], headers: Record<string, string>) {
  const home = watchHome()
  const memory = watchChildren(server.pid)
  const begin = performance.now()
  const works = { goods: false, works: false, consulting: true, other: false, consultingText: 'Road design' }
  const asked = { officeIds, language: 'ne', works, papers }
  const { ids } = await call<{ ids: number[] }>(headers, 'POST', '/standing-list', asked)
  let packs
  do {
    await setTimeout(LOOK_EVERY)
    const { offices } = await call<StandingList>(headers, 'GET', '/standing-list')
    packs = offices.flatMap(({ application }) => (application && ids.includes(application.id) ? [application] : []))
  } while (packs.length < ids.length || packs.some(({ state }) => state === 'making'))
  const seconds = (performance.now() - begin) / 1000
  const one = await call<StandingApplication>(headers, 'GET', `/standing-list/${ids[0]}`)
  const states = Object.entries(Object.groupBy(packs, ({ state }) => state)).map(
    ([state, of]) => `${of.length} ${state}`,
  )
  console.log(
    `${ids.length} packs of ${papers.length} papers, ${name}: ${seconds.toFixed(1)} s, ${states.join(', ')}, largest child ${memory()} MiB`,
  )
  console.log('Home meanwhile:', await home())
  console.log(
    'Files of the first pack:',
    one.files.map(({ kind, bytes, smaller }) => ({ kind, bytes, dpi: smaller[0]?.dpi })),
  )
}

/** Reads home again and again. @returns ends it, with milliseconds */
function watchHome(): () => Promise<{ requests: number; p50: string; p99: string; slowest: string }> {
  const ended = new AbortController()
  const times: number[] = []
  const reading = (async () => {
    while (!ended.signal.aborted) {
      const begin = performance.now()
      await ask(`${server.origin}/`)
      times.push(performance.now() - begin)
      await setTimeout(READ_EVERY)
    }
  })()
  return async () => {
    ended.abort()
    await reading
    const at = (share: number) => percentile(times, share).toFixed(1)
    return { requests: times.length, p50: at(0.5), p99: at(0.99), slowest: at(1) }
  }
}

/** @returns ends it, with the largest resident MiB of one child */
function watchChildren(parent: number): () => number {
  let largest = 0
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (!new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status)) continue
        largest = Math.max(largest, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
      } catch {
        // It has ended.
      }
    }
  }, 200)
  return () => {
    clearInterval(timer)
    return Math.round(largest)
  }
}

/** A page of text with a stamp on paper with grain, as a scanner of an office makes it. */
async function drawScan(): Promise<Buffer> {
  const [width, height] = [2480, 3508]
  const line = (_: unknown, at: number) =>
    `<text x="80" y="${100 + at * 32}" font-size="22">Line ${at}: this is to certify that the firm of the number 0123456789</text>`
  const lines = Array.from({ length: 50 }, line).join('')
  const stamp = '<circle cx="950" cy="1500" r="120" fill="none" stroke="#3b3f8f" stroke-width="8"/>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#f4f1e8"/>${lines}${stamp}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const
  const grain = await sharp({ create: { width, height, channels: 3, noise, background: '#808080' } })
    .png()
    .toBuffer()
  const page = await sharp(Buffer.from(drawing), { density: 144 }).resize(width, height, { fit: 'fill' }).toBuffer()
  return sharp(page)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
