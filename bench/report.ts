import type { ScreenView } from './browser-view.ts'
import type { Machine } from './machine.ts'
import { CONNECTIONS, SECONDS, type LoadRow } from './throughput.ts'

export type Unit = 'ms' | 's' | 'MiB' | 'bytes' | 'requests'

/** One number, and the most that it may be. */
export interface Figure {
  name: string
  unit: Unit
  /** null: it could not be measured; `note` says why. */
  measured: number | null
  target?: number
  note?: string
}

/** All that one run found: what `--json` writes, and what the tables say. */
export interface Report {
  machine: Machine
  /** Share of the processors, 0 to 1, that other programs used during the run; undefined where the system does not say. */
  others: number | undefined
  figures: Figure[]
  load: LoadRow[]
  /** Empty without a browser. */
  screens: ScreenView[]
}

/** From this share of the processors on, what other programs do is in the figures. */
const BUSY = 0.1

/** The report as Markdown, laid out so that it can be read in a terminal as well. */
export function toMarkdown({ machine, others, figures, load, screens }: Report): string {
  const parts = [
    machineLines(machine, others),
    figureTable(figures),
    `Under load: ${CONNECTIONS} connections for ${SECONDS} s each, \`Accept-Encoding: br\`.`,
    table(
      ['Address', 'Bytes', 'Requests/s', 'p50', 'p99', 'Work each', 'Bare node:http', 'of it', 'nginx', 'of it'],
      load.map(({ address, bytes, server, work, bare, nginx }) => [
        `\`${address}\``,
        number(bytes),
        number(server.requestsPerSecond),
        amount(server.p50, 'ms'),
        amount(server.p99, 'ms'),
        work === undefined ? '' : amount(work, 'ms'),
        number(bare.requestsPerSecond),
        percent(server.requestsPerSecond / bare.requestsPerSecond),
        nginx ? number(nginx.requestsPerSecond) : 'not found',
        nginx ? percent(server.requestsPerSecond / nginx.requestsPerSecond) : '',
      ]),
    ),
    'First view of home in Chromium with an empty cache, until `load`: requests, and bytes with their heads.',
    screens.length === 0
      ? '**Not measured: no Chromium was found.**'
      : table(
          ['Screen', 'Page', 'Fonts', 'Pictures', 'Other', 'Before scripts', 'Scripts', 'Other hosts'],
          screens.map(({ screen, page, fonts, pictures, other, beforeScripts, scripts, otherHosts }) => [
            screen,
            ...[page, fonts, pictures, other, beforeScripts, scripts].map(({ requests, bytes }) => `${requests} · ${number(bytes)}`),
            String(otherHosts),
          ]),
        ),
  ]
  return parts.join('\n\n')
}

export function figureTable(figures: Figure[]): string {
  return table(
    ['Figure', 'Measured', 'Target', 'Reached'],
    figures.map((figure) => [
      figure.note ? `${figure.name} (${figure.note})` : figure.name,
      figure.measured === null ? 'not measured' : amount(figure.measured, figure.unit),
      figure.target === undefined ? '' : amount(figure.target, figure.unit),
      isReached(figure),
    ]),
  )
}

export function machineLines(machine: Machine, others: number | undefined): string {
  const lines = [
    `${machine.date}, commit ${machine.commit}: ${machine.cores} × ${machine.processor}, ${machine.memory} GiB, ${machine.system}, ` +
      `Node ${machine.node}, SQLite ${machine.sqlite}.`,
  ]
  if (others !== undefined) {
    const warning = others > BUSY ? ' **So times are longer and rates lower than this machine can do.**' : ''
    lines.push(`Other programs used ${percent(others)} of the processors during the run.${warning}`)
  }
  return lines.join('\n')
}

function isReached({ measured, target }: Figure): string {
  if (target === undefined) return ''
  return measured !== null && measured <= target ? 'yes' : '**no**'
}

function amount(value: number, unit: Unit): string {
  return unit === 'requests' ? number(value) : `${number(value)} ${unit}`
}

/** Three digits that count, or all there are before the point. */
function number(value: number): string {
  const decimals = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** With two digits that count where it is small. */
function percent(share: number): string {
  return `${share >= 0.1 ? Math.round(share * 100) : Number((share * 100).toPrecision(2))} %`
}

/** The first column stands left, numbers right. */
export function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) => Math.max(3, ...[head, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
