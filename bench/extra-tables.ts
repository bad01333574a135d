import type { Growth } from './growth.ts'
import { CATEGORIES, LIGHTHOUSE_VERSION, METRICS, type LighthouseRow } from './lighthouse.ts'
import type { Machine } from './machine.ts'
import { amount, number, percent, table } from './markdown.ts'
import { machineLines, figureTable, type Figure } from './report.ts'
import { RATE, type Soak } from './soak.ts'
import { TARGETS } from './targets.ts'

/** Parts may be measured on different days. */
interface Part {
  machine: Machine
  /** The processors' share used by other programs, 0 to 1; undefined if unknown. */
  others: number | undefined
}

export interface SoakPart extends Part {
  soak: Soak
}

export interface LighthousePart extends Part {
  runs: number
  rows: LighthouseRow[]
}

export interface GrowthPart extends Part {
  rows: Growth[]
}

export function soakTables({ machine, others, soak }: SoakPart): string {
  return [
    machineLines(machine, others),
    `${number(soak.minutes)} minutes at ${number(RATE)} requests/s, pages and the API in turn: ${number(soak.requests)} answers, ${number(soak.errors)} errors, ` +
      `p50 ${amount(soak.p50, 'ms')}, p99 ${amount(soak.p99, 'ms')}, slowest ${amount(soak.slowest, 'ms')}.`,
    figureTable(soakFigures(soak)),
    table(
      ['Memory (RSS), MiB', 'Before', ...soak.memory.map((_, index) => `${index + 1}`), 'End'],
      [
        [
          'Median of the minute',
          ...[soak.memoryAtStart, ...soak.memory, soak.memoryAtEnd].map((size) => String(Math.round(size))),
        ],
      ],
    ),
  ].join('\n\n')
}

export function soakFigures({ minutes, memoryAtEnd, growth, errors }: Soak): Figure[] {
  return [
    {
      name: `Memory (RSS) after ${number(minutes)} minutes at ${number(RATE)} requests/s`,
      unit: 'MiB',
      measured: memoryAtEnd,
    },
    ...(growth === null
      ? []
      : [
          {
            name: 'Its growth in a minute of that',
            unit: 'MiB',
            measured: growth,
            target: TARGETS.memoryGrowth,
            note: 'least squares, without the first minute',
          } as const,
        ]),
    { name: 'Errors in that time', unit: 'requests', measured: errors, target: 0 },
  ]
}

export function lighthouseTable({ machine, others, runs, rows }: LighthousePart): string {
  const head = `${machine.date}, commit ${machine.commit}: ${machine.cores} × ${machine.processor}. Lighthouse ${LIGHTHOUSE_VERSION}, mobile, simulated; medians of ${runs}.`
  const busy =
    others === undefined
      ? ''
      : `\nOther programs, the browser among them, and other machines of the host used ${percent(others)} of the processors.`
  return `${head}${busy}\n\n${table(
    ['Page', ...CATEGORIES, ...Object.values(METRICS)],
    rows.map(({ page, scores, metrics }) => [
      `\`${page}\``,
      ...CATEGORIES.map((category) => String(scores[category])),
      ...Object.values(metrics).map((value) =>
        value < 10 && value % 1 !== 0 ? value.toFixed(3) : number(Math.round(value)),
      ),
    ]),
  )}`
}

export function lighthouseFigures({ runs, rows }: LighthousePart): Figure[] {
  const [home] = rows
  if (!home) return []
  const note = `Lighthouse, median of ${runs}`
  const lowest = rows
    .flatMap(({ page, scores }) => CATEGORIES.map((category) => ({ page, category, score: scores[category] })))
    .toSorted((one, other) => one.score - other.score)[0]!
  return [
    {
      name: 'Largest Contentful Paint of home',
      unit: 'ms',
      measured: home.metrics['largest-contentful-paint'],
      target: TARGETS.largestContentfulPaint,
      note,
    },
    {
      name: 'Total Blocking Time of home',
      unit: 'ms',
      measured: home.metrics['total-blocking-time'],
      target: TARGETS.totalBlockingTime,
      note,
    },
    {
      name: 'Lowest score of all pages',
      unit: 'of 100',
      measured: lowest.score,
      target: TARGETS.lighthouseScore,
      isLeast: true,
      note: `${note}: ${lowest.category} of ${lowest.page}`,
    },
  ]
}

/** A row per page, a column per size. */
export function growthTable({ machine, others, rows }: GrowthPart): string {
  const sizes = [...new Set(rows.map(({ projects }) => projects))]
  const pages = [...new Set(rows.map(({ page }) => page))]
  return `${machineLines(machine, others)}\n\n${table(
    ['Page', ...sizes.map((size) => `${number(size)} projects`), 'Last of first', 'Statements'],
    pages.map((page) => {
      const found = sizes.map((size) => rows.find((row) => row.page === page && row.projects === size))
      const times = found.map((row) => row?.median)
      const [first, last] = [times[0], times.at(-1)]
      const statements = [...new Set(found.map((row) => row?.statements))]
      return [
        page,
        ...times.map((time) => (time === undefined ? '' : `${time.toFixed(1)} ms`)),
        first && last ? `${(last / first).toFixed(1)} ×` : '',
        // One number if it is constant.
        statements.join(' · '),
      ]
    }),
  )}`
}
