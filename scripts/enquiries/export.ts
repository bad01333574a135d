import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportEnquiries } from '../../server/enquiries/export.ts'
import type { Db } from '../../server/core/store/schema.ts'
import { UsageError } from '../site/run-command.ts'

export async function writeExport(db: Db, options: Record<string, string | undefined>): Promise<void> {
  const format = options['format']
  if (format !== 'csv' && format !== 'json') throw new UsageError('Use --format csv or --format json')
  const after = readDay('from', options['from'])
  const lastDay = readDay('to', options['to'])
  const before = lastDay === undefined ? undefined : `${lastDay}T24`
  const text = Readable.from(exportEnquiries(db, format, { ...(after && { after }), ...(before && { before }) }))
  const { output } = options
  // Readable by its owner only: it contains personal data.
  if (output !== undefined) await pipeline(text, createWriteStream(output, { mode: 0o600 }))
  else await pipeline(text, process.stdout, { end: false })
}

function readDay(name: string, given: string | undefined): string | undefined {
  if (given === undefined || /^\d{4}-\d{2}-\d{2}$/.test(given)) return given
  throw new UsageError(`--${name} must be a day such as 2026-11-21`)
}
