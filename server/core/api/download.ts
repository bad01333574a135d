import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { CSV_START, csvLine } from '../../../contract/csv.ts'

/** A file that is made while it is sent. */
export interface Archive {
  fileName: string
  bytes: number
  pieces: AsyncIterable<Buffer>
}

export const CSV = 'text/csv'
export const TAR = 'application/x-tar'

/** The answer of a call with a file. */
export const fileAnswer = (type: string, description = 'The file') => ({
  description,
  content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
})

/** Of a file that browsers save. @param tag for its ETag: without one, the middleware would hash the whole file before it is sent */
const headersOf = (name: string, type: string, tag?: string | number) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  ...(tag !== undefined && { ETag: `"${tag}"` }),
})

/** Sends a file that is there as a whole. */
export const sendFile = (context: Context, contents: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
  context.body(contents, 200, headersOf(name, type))

/** Sends lines as CSV, in UTF-8 and protected against formulas. */
export const sendCsv = (context: Context, name: string, lines: Iterable<readonly (string | number)[]>) =>
  sendFile(context, [CSV_START, ...Array.from(lines, csvLine)].join(''), name, `${CSV}; charset=utf-8`)

/** @public (extras use it) The same of rows: a column for each name, which stands in the first line. */
export const sendRows = <Name extends string>(
  context: Context,
  name: string,
  columns: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
) => sendCsv(context, name, [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])

/** Sends a file piece by piece. @param tag another one for each content */
export function sendPieces(
  context: Context,
  pieces: AsyncIterable<Uint8Array | string>,
  { name, type, tag, bytes }: { name: string; type: string; tag: string | number; bytes?: number },
) {
  const stream = pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false })
  const headers = { ...headersOf(name, type, tag), ...(bytes !== undefined && { 'Content-Length': String(bytes) }) }
  return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headers)
}

/** @param tag for its ETag */
export const sendArchive = (context: Context, { fileName, bytes, pieces }: Archive, tag: string) =>
  sendPieces(context, pieces, { name: fileName, type: TAR, tag, bytes })
