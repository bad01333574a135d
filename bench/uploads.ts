// Uploads many large photographs, one after the other, and says what memory that takes: `npm run bench:uploads -- --count 100`.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { atExit } from '../scripts/at-exit.ts'
import type { Log } from '../server/core/process/log.ts'
import { addEditor, signInEditor } from './editor.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { prepareStore } from './prepared-store.ts'
import { residentMemory } from './process-facts.ts'
import { figureTable, machineLines, type Figure } from './report.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'

/** 20 megapixels, like a common camera. */
const SIZE = { width: 5472, height: 3648 }
const MAX_MEMORY = 700
const SAMPLE_INTERVAL = 100

const { values: options } = parseArgs({ options: { count: { type: 'string', default: '100' } } })
const count = Number(options.count)
const root = resolve(import.meta.dirname, '..')
const log: Log = {
  info: (text) => console.error(text),
  error: (text, cause) => console.error(text, cause ?? ''),
}

const folder = mkdtempSync(join(tmpdir(), 'bench-uploads-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
await addEditor(dataDir)

const machine = describeMachine(root)
const others = watchOthers()
const server = await startServer(root, dataDir)
const before = residentMemory(server.pid)
const memory = watchMemory(server.pid)
const times: number[] = []
const failures: string[] = []
let lastAddress = ''
let bytes = 0
try {
  const headers = { ...(await signInEditor(server.origin)), 'Content-Type': 'image/jpeg' }
  const photograph = await drawPhotograph()
  for (let number = 1; number <= count; number += 1) {
    const file = await stamp(photograph, number)
    bytes += file.length
    const start = performance.now()
    const response = await fetch(`${server.origin}/api/v1/pictures?name=photograph-${number}.jpg`, {
      method: 'POST',
      headers,
      body: new Uint8Array(file),
    })
    const { message, data } = (await response.json()) as { message: string; data?: { picture: { url: string } } }
    if (response.status !== 201 || !data) failures.push(`${number}: ${response.status} ${message}`)
    else lastAddress = data.picture.url
    times.push(performance.now() - start)
    if (number % 10 === 0)
      log.info(`${number} of ${count}: ${Math.round(memory.now().server)} and ${Math.round(memory.now().child)} MiB`)
  }
  const uploaded = memory.highest()
  log.info(`Highest until now: ${Math.round(uploaded.together)} MiB. Waiting for the variants`)
  await variantsOf(lastAddress)
  const highest = memory.highest()
  const figures: Figure[] = [
    {
      name: `Memory of server and child together, highest of ${count} uploads and their variants`,
      unit: 'MiB',
      measured: highest.together,
      target: MAX_MEMORY,
    },
    {
      name: 'The server alone, highest',
      unit: 'MiB',
      measured: highest.server,
      note: `${Math.round(before ?? 0)} before the first`,
    },
    {
      name: 'The child that decodes alone, highest',
      unit: 'MiB',
      measured: highest.child,
      note: `${Math.round(uploaded.child)} until the last upload`,
    },
    { name: 'Uploads that failed', unit: 'requests', measured: failures.length, target: 0 },
    {
      name: 'An upload, median',
      unit: 'ms',
      measured: median(times),
      note: `${(bytes / count / 2 ** 20).toFixed(1)} MiB each; slowest ${Math.round(Math.max(...times))} ms`,
    },
  ]
  console.log(`\n${machineLines(machine, others())}\n\n${figureTable(figures)}\n${failures.join('\n')}`)
  if (failures.length > 0 || highest.together > MAX_MEMORY) process.exitCode = 1
} finally {
  memory.stop()
  await server.stop()
}

/** From the sample content, enlarged to a camera's size, with noise. */
async function drawPhotograph(): Promise<Buffer> {
  const noise = await sharp({
    create: { ...SIZE, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const names = readdirSync(join(root, 'content', 'pictures')).filter((name) => name.endsWith('.jpg'))
  return sharp(readFileSync(join(root, 'content', 'pictures', names[0]!)))
    .resize({ ...SIZE, fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** With a number, so that no two are the same, and rotated as phones save them. */
async function stamp(photograph: Buffer, number: number): Promise<Buffer> {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="${400 + number}" height="400"><rect width="100%" height="100%" fill="hsl(${number * 37} 80% 50%)"/></svg>`
  return sharp(photograph, { raw: { ...SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(sign), left: 100, top: 100 }])
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Variants are made in order: when this picture has its largest, all have theirs. */
async function variantsOf(address: string): Promise<void> {
  const variant = `${server.origin}${address.replace(/original\.\w+$/, '1920.webp')}`
  while ((await fetch(variant, { method: 'HEAD' })).headers.get('Content-Type') !== 'image/webp') await setTimeout(500)
}

/** In MiB, with its children. */
function watchMemory(pid: number) {
  const highest = { server: 0, child: 0, together: 0 }
  const now = () => {
    const children = childrenOf(pid).map(memoryOf)
    const server = residentMemory(pid) ?? 0
    const child = children.reduce((total, size) => total + size, 0)
    return { server, child, together: server + child }
  }
  const timer = setInterval(() => {
    const sizes = now()
    for (const name of ['server', 'child', 'together'] as const) highest[name] = Math.max(highest[name], sizes[name])
  }, SAMPLE_INTERVAL)
  return { now, highest: () => ({ ...highest }), stop: () => clearInterval(timer) }
}

/** An ended process has none. */
function memoryOf(pid: number): number {
  try {
    return residentMemory(pid) || 0
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') throw new Error('Only Linux tells what a process has started')
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}
