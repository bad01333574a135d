export type Unit = 'ms' | 's' | 'MiB' | 'MB' | 'bytes' | 'requests' | 'share' | 'of 100'

export function amount(value: number, unit: Unit): string {
  if (unit === 'share') return `${number(value * 100)} %`
  return unit === 'requests' || unit === 'of 100' ? number(value) : `${number(value)} ${unit}`
}

/** Three significant digits, or all before the point. */
export function number(value: number): string {
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Two significant digits if it is small. */
export function percent(share: number): string {
  return `${share >= 0.1 ? Math.round(share * 100) : Number((share * 100).toPrecision(2))} %`
}

/** Padded for terminals; numbers are right-aligned. */
export function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) =>
    Math.max(3, ...[head, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heads), rule, ...rows.map(line)].join('\n')
}
