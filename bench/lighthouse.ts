import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { href } from '../contract/addresses.ts'
import { localePath } from '../contract/page-locales.ts'
import { findChromium } from '../scripts/chromium.ts'
import type { Log } from '../server/core/process/log.ts'
import type { Addresses } from './addresses.ts'
import { askForPage } from './ask.ts'
import { median } from './statistics.ts'

/** Installed on first use: it is twice the size of this project's packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
export const LIGHTHOUSE_VERSION = LIGHTHOUSE.split('@')[1]!
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const
/** Milliseconds per page. */
const PATIENCE = 180_000
/** On a busy machine it may miss a page's beginning and ask for a repetition. */
const ATTEMPTS = 3
/** Milliseconds for the background compression. */
const QUIET_TIME = 2_000

type Category = (typeof CATEGORIES)[number]
type Metric = keyof typeof METRICS

/** Medians of one page, on a simulated phone. */
export interface LighthouseRow {
  page: string
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds; CLS has no unit. */
  metrics: Record<Metric, number>
}

interface LighthouseReport {
  categories: Record<Category, { score: number }>
  audits: Record<Metric, { numericValue: number }>
}

/** The default. */
export function mainPages({ home, projectList, project, newsItem }: Addresses): string[] {
  const nepali = [home, projectList].map((path) => localePath('ne', path))
  return [home, projectList, project, newsItem, href('gallery'), href('contact'), ...nepali]
}

/** @throws without Lighthouse or a browser, or when a page fails */
export async function measureLighthouse(
  origin: string,
  pages: string[],
  runs: number,
  log: Log,
): Promise<LighthouseRow[]> {
  const chromium = await findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    const rows: LighthouseRow[] = []
    for (const page of pages) {
      log.info(`Lighthouse ${page}`)
      // Later answers have the smallest form.
      await askForPage(origin + page)
      await setTimeout(QUIET_TIME)
      const reports = Array.from({ length: runs }, () => runLighthouse(origin + page, chromium, folder))
      const medianOf = (value: (report: LighthouseReport) => number) => median(reports.map(value))
      rows.push({
        page,
        scores: mapNames(CATEGORIES, (name) => Math.round(medianOf(({ categories }) => categories[name].score) * 100)),
        metrics: mapNames(Object.keys(METRICS) as Metric[], (name) =>
          medianOf(({ audits }) => audits[name].numericValue),
        ),
      })
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mapNames<Name extends string>(names: readonly Name[], value: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>
}

function runLighthouse(address: string, chromium: string, folder: string): LighthouseReport {
  const report = join(folder, 'report.json')
  const flags = [
    '--headless=new',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
  ]
  // Chromium's sandbox does not work for root.
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  for (let attempt = 1; ; attempt += 1) {
    const { status, stderr } = spawnSync(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        address,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { cwd: folder, encoding: 'utf8', timeout: PATIENCE, env: { ...process.env, CHROME_PATH: chromium } },
    )
    if (status === 0) return JSON.parse(readFileSync(report, 'utf8')) as LighthouseReport
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse has not measured ${address}: ${stderr}`)
  }
}
