import type { ScreenView } from './browser-view.ts'
import type { GrowthPart, LighthousePart, SoakPart } from './extra-tables.ts'
import type { Machine } from './machine.ts'
import { amount, number, percent, table, type Unit } from './markdown.ts'
import type { PageWeight } from './page-weights.ts'
import { CONNECTIONS, SECONDS, type ServerLoad, type Throughput } from './throughput.ts'

export interface Figure {
  name: string
  unit: Unit
  /** Null: not measured; `note` says why. */
  measured: number | null
  target?: number
  /** The target is a minimum. */
  isLeast?: boolean
  note?: string
}

/** The content of `--json` and of the tables. */
export interface Report {
  machine: Machine
  /** The processors' share used by other programs, 0 to 1; undefined if unknown. */
  others: number | undefined
  figures: Figure[]
  throughput: Throughput
  pages: PageWeight[]
  /** Empty without a browser. */
  screens: ScreenView[]
  /** Only on request. */
  soak?: SoakPart
  lighthouse?: LighthousePart
  growth?: GrowthPart
}

/** From this share on, other programs affect the figures. */
const BUSY = 0.1

/** The figures of every run, as Markdown. */
export function mainTables({ machine, others, figures, throughput, pages, screens }: Report): string {
  const parts = [
    machineLines(machine, others),
    figureTable(figures),
    ...loadTable(throughput),
    'First view by page, as brotli: HTML and CSS when first sent, and from then on; JavaScript after it.',
    table(
      ['Page', 'First sent', 'Sent again', 'Unpacked', 'JavaScript', 'Files'],
      pages.map(({ path, asFirstSent, asSentAgain, unpacked, scripts, scriptFiles }) => [
        `\`${path}\``,
        ...[asFirstSent, asSentAgain, unpacked, scripts, scriptFiles].map(number),
      ]),
    ),
    'First view of home in Chromium with an empty cache, until `load`: requests, and bytes with their heads.',
    screens.length === 0
      ? '**Not measured: no Chromium was found.**'
      : table(
          ['Screen', 'Page', 'Fonts', 'Pictures', 'Other', 'Before scripts', 'Scripts', 'Other hosts'],
          screens.map(({ screen, page, fonts, pictures, other, beforeScripts, scripts, otherHosts }) => [
            screen,
            ...[page, fonts, pictures, other, beforeScripts, scripts].map(
              ({ requests, bytes }) => `${requests} · ${number(bytes)}`,
            ),
            String(otherHosts),
          ]),
        ),
  ]
  return parts.join('\n\n')
}

/** Beside servers that only send the same bytes. */
function loadTable({ generator, isDivided, rows }: Throughput): string[] {
  const cores = isDivided ? ', each server on one processor and the load on the others' : ''
  return [
    `Under load: ${CONNECTIONS} connections for ${SECONDS} s each, \`Accept-Encoding: br\`, by ${generator}${cores}.`,
    table(
      ['Address', 'Bytes', 'Server', 'Requests/s', 'of nginx', 'of bare', 'p50', 'p99', 'Work each'],
      rows.flatMap(({ address, bytes, server, bare, nginx }) => {
        const line = (name: string, load: ServerLoad) => [
          name,
          number(load.requestsPerSecond),
          nginx ? percent(load.requestsPerSecond / nginx.requestsPerSecond) : '',
          percent(load.requestsPerSecond / bare.requestsPerSecond),
          amount(load.p50, 'ms'),
          amount(load.p99, 'ms'),
          load.work === undefined ? '' : `${load.work.toFixed(3)} ms`,
        ]
        return [
          [`\`${address}\``, number(bytes), ...line('ours', server)],
          ['', '', ...line('bare node:http', bare)],
          ['', '', ...(nginx ? line('nginx', nginx) : ['nginx', 'not found'])],
        ]
      }),
    ),
  ]
}

export function figureTable(figures: Figure[]): string {
  return table(
    ['Figure', 'Measured', 'Target', 'Reached'],
    figures.map((figure) => [
      figure.note ? `${figure.name} (${figure.note})` : figure.name,
      figure.measured === null ? 'not measured' : amount(figure.measured, figure.unit),
      figure.target === undefined ? '' : `${figure.isLeast ? '≥ ' : ''}${amount(figure.target, figure.unit)}`,
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
    lines.push(
      `Other programs, and other machines of the host, used ${percent(others)} of the processors during the run.${warning}`,
    )
  }
  return lines.join('\n')
}

function isReached({ measured, target, isLeast }: Figure): string {
  if (target === undefined) return ''
  return measured !== null && (isLeast ? measured >= target : measured <= target) ? 'yes' : '**no**'
}
