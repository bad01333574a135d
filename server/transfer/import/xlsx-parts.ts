import { posix } from 'node:path'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { TransferError } from '../transfer-error.ts'
import type { Beside, FoundFile } from './media-source.ts'

/** Unpacked bytes of one part; above the second bound it may be so many times as large as it is packed. */
const MAX_PART = 64 * 1024 * 1024
const ANY_RATIO = 4 * 1024 * 1024
const MAX_RATIO = 150
export const MAX_COLUMNS = 500
const MAX_MERGED = 20_000

interface Handler {
  open?: (name: string, attributes: Record<string, string>) => void
  /** @param text directly before the end */
  close?: (name: string, text: string) => void
}

/** The characters of a part, within the bounds. @throws TransferError */
async function* unpack({ pieces, packed }: FoundFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > MAX_PART || (bytes > ANY_RATIO && bytes > packed * MAX_RATIO))
      throw new TransferError('The workbook is too large: divide it, or save the table as CSV UTF-8.')
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

/**
 * Reads a part piece by piece; a missing one is empty. Document types, and with them entities, are not resolved.
 * @param take what the handler has ready
 */
export async function* parsePart<Item>(
  zip: Beside,
  part: string | undefined,
  handler: Handler,
  take: () => Item[] = () => [],
): AsyncGenerator<Item> {
  const found = part === undefined ? undefined : await zip.find(part)
  if (!found) return
  const parser = new SaxesParser()
  // Extensions have elements of the same names in other namespaces: those of the root count.
  let prefix: string | undefined
  let text = ''
  const nameOf = (name: string) => (name.startsWith(prefix!) ? name.slice(prefix!.length) : name)
  const add = (piece: string) => void (text += piece)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    text = ''
    handler.open?.(nameOf(name), attributes)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    handler.close?.(nameOf(name), text)
    text = ''
  })
  parser.on('error', (error) => {
    throw new TransferError(`The workbook is damaged: save it again. (${error.message})`)
  })
  for await (const piece of unpack(found)) {
    parser.write(piece)
    yield* take()
  }
  parser.close()
  yield* take()
}

/** The same for a part whose handler keeps what it needs. */
export async function readPart(zip: Beside, part: string | undefined, handler: Handler): Promise<void> {
  await parsePart(zip, part, handler).next()
}

/** Parts that a part refers to, from the root of the file. @param part empty: the whole file */
export async function findRelations(zip: Beside, part: string) {
  const relations: Record<'id' | 'type' | 'part', string>[] = []
  const folder = posix.dirname(part)
  await readPart(zip, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, { Id: id = '', Type: type = '', Target = '' }) {
      if (name === 'Relationship') relations.push({ id, type, part: posix.resolve('/', folder, Target).slice(1) })
    },
  })
  return relations
}

export interface Merged {
  from: number
  column: number
  until: number
  text?: string
}

const MERGED = /<(?:\w{1,20}:)?mergeCell ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
const MERGED_LENGTH = 80

/** Those of several rows, by the first one: it alone has the value. They stand after all cells. */
export async function findMerged(zip: Beside, part: string): Promise<Map<number, Merged[]>> {
  const merged: Merged[] = []
  const found = await zip.find(part)
  let rest = ''
  for await (const text of found ? unpack(found) : []) {
    rest += text
    for (const [, letters, from, until] of rest.matchAll(MERGED)) {
      const isOfSeveral = Number(from) < Number(until) && merged.length < MAX_MERGED
      if (isOfSeveral) merged.push({ from: Number(from), column: columnOf(letters!), until: Number(until) })
    }
    // One that is cut in two.
    rest = rest.slice(Math.max(rest.lastIndexOf('<'), rest.length - MERGED_LENGTH))
  }
  return Map.groupBy(merged, ({ from }) => from)
}

/** From 0. @param reference such as AB12 */
export function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    if (letter < 'A' || letter > 'Z') break
    column = column * 26 + letter.charCodeAt(0) - 64
    if (column > MAX_COLUMNS) break
  }
  return column - 1
}
