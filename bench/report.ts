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
  figures: Figure[]
  load: LoadRow[]
  /** Empty without a browser. */
  screens: ScreenView[]
}

/** The report as Markdown, laid out so that it can be read in a terminal as well. */
export function toMarkdown({ machine, figures, load, screens }: Report): string {
  const parts = [
    machineLines(machine),
    table(
      ['Figure', 'Measured', 'Target', 'Reached'],
      figures.map((figure) => [
        figure.note ? `${figure.name} (${figure.note})` : figure.name,
        figure.measured === null ? 'not measured' : amount(figure.measured, figure.unit),
        figure.target === undefined ? '' : amount(figure.target, figure.unit),
        isReached(figure),
      ]),
    ),
    `Under load: ${CONNECTIONS} connections for ${SECONDS} s each, \`Accept-Encoding: br\`.`,
    table(
      ['Address', 'Bytes', 'Requests/s', 'p50', 'p99', 'bare node:http', 'of it', 'nginx', 'of it'],
      load.map(({ address, bytes, server, bare, nginx }) => [
        `\`${address}\``,
        number(bytes),
        number(server.requestsPerSecond),
        amount(server.p50, 'ms'),
        amount(server.p99, 'ms'),
        number(bare.requestsPerSecond),
        share(server.requestsPerSecond, bare.requestsPerSecond),
        nginx ? number(nginx.requestsPerSecond) : 'not found',
        nginx ? share(server.requestsPerSecond, nginx.requestsPerSecond) : '',
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

function machineLines(machine: Machine): string {
  const isBusy = machine.loadBefore > machine.cores / 4
  return [
    `${machine.date}: ${machine.cores} × ${machine.processor}, ${machine.memory} GiB, ${machine.system}, Node ${machine.node}; commit ${machine.commit}.`,
    `Load average in the minute before the run: ${machine.loadBefore.toFixed(1)}.${
      isBusy ? ' **Other work ran at the same time: times are longer and rates lower than this machine can do.**' : ''
    }`,
  ].join('\n')
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

function share(part: number, whole: number): string {
  return (part / whole).toFixed(2)
}

/** The first column stands left, numbers right. */
function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) => Math.max(3, ...[head, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
