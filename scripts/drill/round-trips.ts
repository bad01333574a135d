// How many round trips a first view of home takes over HTTP/3, by Chromium through deploy/Caddyfile and a slow link:
// npm run drill:round-trips [-- --round-trip 400 --rate 1000000 --times 5]
// Ends with 1 when the median first paint takes more than three round trips and 100 ms.
import { createHash, X509Certificate } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { prepareStore } from '../../bench/prepared-store.ts'
import { findCaddy, startCaddy } from '../caddy.ts'
import { findChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createServerProcess } from './server-process.ts'
import { openSlowLink } from './slow-link.ts'

const { values } = parseArgs({
  options: {
    'round-trip': { type: 'string', default: '400' },
    rate: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '5' },
  },
})
const roundTrip = Number(values['round-trip'])
const most = 3 * roundTrip + 100

const caddy = findCaddy()
if (!caddy) {
  console.log('Not measured: there is no Caddy on this machine (Debian: apt-get install caddy)')
  process.exit()
}
const root = resolve(import.meta.dirname, '../..')
const log = { info: console.error, error: console.error }
const folder = temporaryFolder('round-trips').path
const dataDir = join(folder, 'data')
cpSync(await prepareStore(root, log), dataDir, { recursive: true })
const [port, caddyPort] = [await freePort(), await freePort()]
const origin = `https://localhost:${port}`
const server = await createServerProcess({ DATA_DIR: dataDir, PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' })
await server.start()
const { stop } = await startCaddy(caddy, folder, { serverPort: new URL(server.origin).port, port: caddyPort })
const link = await openSlowLink(port, caddyPort, { roundTrip, rate: Number(values.rate) })
const key = new X509Certificate(readFileSync(join(folder, 'fullchain.pem'))).publicKey
const spki = createHash('sha256')
  .update(key.export({ type: 'spki', format: 'der' }))
  .digest('base64')

/** A browser that has never been here. @returns milliseconds until text is painted, and bytes of the link until then */
async function look(path: string, javaScriptEnabled: boolean) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--disable-gpu',
      `--origin-to-force-quic-on=localhost:${port}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
      '--host-resolver-rules=MAP localhost 127.0.0.1',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Page.enable')
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
    let [asked, answered, protocol] = [0, 0, '']
    session.on('Network.requestWillBeSent', ({ type, timestamp }) => void (type === 'Document' && (asked = timestamp)))
    session.on('Network.responseReceived', ({ type, timestamp, response }) => {
      if (type === 'Document') [answered, protocol] = [timestamp, response.protocol ?? '']
    })
    const before = link.bytes()
    const painted = new Promise<number>((done) =>
      session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
        if (name === 'firstContentfulPaint' && asked > 0) done(timestamp)
      }),
    )
    await page.goto(origin + path, { waitUntil: 'commit' })
    const paint = ((await painted) - asked) * 1000
    return { paint, answered: (answered - asked) * 1000, protocol, bytes: link.bytes() - before }
  } finally {
    await browser.close()
  }
}

const medianOf = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!)
let isLate = false
try {
  // The first answer of each page is compressed more quickly, and worse.
  for (const path of ['/', '/ne']) await fetch(server.origin + path, { headers: { 'Accept-Encoding': 'br' } })
  for (const [path, hasScripts] of [
    ['/', true],
    ['/', false],
    ['/ne', true],
  ] as const) {
    const looks = []
    for (let time = 0; time < Number(values.times); time += 1) looks.push(await look(path, hasScripts))
    const paint = medianOf(looks.map((one) => one.paint))
    isLate ||= paint > most || looks.some(({ protocol }) => protocol !== 'h3')
    console.log(
      `${path} ${hasScripts ? 'with' : 'without'} scripts, ${[...new Set(looks.map(({ protocol }) => protocol))].join()}: ` +
        `first paint ${paint} ms = ${(paint / roundTrip).toFixed(2)} round trips (at most ${most} ms); ` +
        `head of the answer ${medianOf(looks.map(({ answered }) => answered))} ms, ${medianOf(looks.map(({ bytes }) => bytes))} bytes until then`,
    )
  }
} finally {
  link.close()
  await stop()
  await server.stop()
}
process.exitCode = isLate ? 1 : 0
