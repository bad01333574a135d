// Measures the main pages with Lighthouse (mobile, simulated) and prints the medians: `npm run lighthouse`, with `-- --runs 5
// --json FILE /path /path …` for more runs or other pages. Lighthouse itself is fetched by npm when it is first needed: it is
// twice as large as all that this project installs.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { atExit } from '../scripts/at-exit.ts'
import { findChromium } from '../scripts/chromium.ts'
import { paths } from '../site/paths.ts'
import { findAddresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import { describeMachine, watchOthers } from './machine.ts'
import { prepareStore } from './prepared-store.ts'
import { table } from './report.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const
/** Milliseconds in which one page is measured. */
const PATIENCE = 180_000

/** The part of Lighthouse's report that is read. */
interface LighthouseReport {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<keyof typeof METRICS, { numericValue: number }>
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, json: { type: 'string' } },
})

const root = resolve(import.meta.dirname, '..')
const log = { info: (text: string) => console.error(text), error: (text: string, cause?: unknown) => console.error(text, cause ?? '') }
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
atExit(() => rmSync(folder, { recursive: true, force: true }))

const chromium = await findChromium()
cpSync(await prepareStore(root, log), join(folder, 'data'), { recursive: true })
const others = watchOthers()
const server = await startServer(root, join(folder, 'data'))
const { home, projectList, project, newsItem } = await findAddresses(server.origin)
const pages = positionals.length > 0 ? positionals : [home, projectList, project, newsItem, paths.gallery, paths.contact]

const rows = []
for (const page of pages) {
  log.info(page)
  // Twice, and with a pause: what is sent from the second time on is the smallest form of the page.
  await askForPage(server.origin + page)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  rows.push({ page, ...medians(Array.from({ length: Number(options.runs) }, () => runLighthouse(server.origin + page))) })
}
await server.stop()

const { date, commit, cores, processor } = describeMachine(root)
const share = others()
console.log(`\n${date}, commit ${commit}: ${cores} × ${processor}. Lighthouse ${LIGHTHOUSE.split('@')[1]}, mobile, simulated; medians of ${options.runs}.`)
if (share !== undefined) console.log(`Other programs, the browser among them, used ${Math.round(share * 100)} % of the processors.`)
console.log(
  `\n${table(
    ['Page', ...CATEGORIES, ...Object.values(METRICS)],
    rows.map(({ page, scores, metrics }) => [
      `\`${page}\``,
      ...scores.map((score) => String(Math.round(score * 100))),
      ...metrics.map((value) => (value < 10 && value % 1 !== 0 ? value.toFixed(3) : String(Math.round(value)))),
    ]),
  )}\n`,
)
if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, undefined, 2)}\n`)

function runLighthouse(address: string): LighthouseReport {
  const report = join(folder, 'report.json')
  const flags = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
  // Chromium's sandbox does not work for root.
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const { status, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags.join(' ')}`],
    { cwd: folder, encoding: 'utf8', timeout: PATIENCE, env: { ...process.env, CHROME_PATH: chromium } },
  )
  if (status !== 0) throw new Error(`Lighthouse has not measured ${address}: ${stderr}`)
  return JSON.parse(readFileSync(report, 'utf8')) as LighthouseReport
}

function medians(reports: LighthouseReport[]): { scores: number[]; metrics: number[] } {
  return {
    scores: CATEGORIES.map((category) => median(reports.map(({ categories }) => categories[category].score))),
    metrics: Object.keys(METRICS).map((metric) => median(reports.map(({ audits }) => audits[metric as keyof typeof METRICS].numericValue))),
  }
}
