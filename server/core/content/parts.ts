import { documentKindOf } from '../../../contract/documents/document-file.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Block } from '../../../contract/fields/block.ts'
import { blockCells, kindOfBlock } from '../../../contract/fields/read-blocks.ts'
import { isSameDate } from '../../../contract/calendar/entered-date.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { enteredDateFields, type Kind } from '../../../contract/fields/kind.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { romanSlug } from '../languages/skeleton.ts'
import { findDocument } from '../documents/document-store.ts'
import { listPictures } from '../pictures/store/pictures.ts'
import { invalid } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { listContentStates } from './store/content-items.ts'
import type { Row } from './store/records.ts'

/** @throws ServiceError invalid for a missing picture */
async function requirePictures(tx: Db, field: string, ids: number[]): Promise<void> {
  if ((await listPictures(tx, ids, 'en')).length < ids.length)
    throw invalid({ [field]: `${ids.length > 1 ? 'One of these pictures' : 'This picture'} no longer exists` })
}

/** @throws ServiceError invalid unless all are published: visitors must not be led to drafts. @param mayBeDraft while the item is one */
export async function requirePublished(
  tx: Db,
  field: string,
  entity: ContentEntity,
  ids: (number | null)[],
  mayBeDraft = false,
): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  const items = new Map((await listContentStates(tx, entity, wanted)).map((item) => [item.item_id, item]))
  for (const id of wanted) {
    const item = items.get(id)
    if (item?.state === 'published' || (mayBeDraft && item?.state === 'draft')) continue
    const name = kindOf(entity).singular.en.toLowerCase()
    if (!item) throw invalid({ [field]: `This ${name} no longer exists` })
    const where = item.state === 'draft' ? 'is not published: publish it first' : 'is in the trash: restore it first'
    throw invalid({ [field]: `The ${name} “${item.title}” ${where}, or choose another` })
  }
}

/** @throws ServiceError invalid unless all are there, as drafts or published */
async function requireKept(tx: Db, field: string, entity: ContentEntity, ids: (number | null)[]): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const kept = (await listContentStates(tx, entity, wanted)).filter(({ state }) => state !== 'trash')
  if (kept.length < wanted.length)
    throw invalid({ [field]: `One ${kindOf(entity).singular.en.toLowerCase()} of it was deleted: choose another` })
}

/** Loads the sanitizer with the first write: visitors do not need it. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitizeHtml } = await import('./html.ts')
  return sanitizeHtml(html)
}

/**
 * Names the rows of a table (`rowId`), so that what an editor does not see of a row stays with it when rows are moved,
 * added and removed. A row without a name, or with one that another has, is the stored one with the same references, else
 * a new one. @param stored with names
 */
export function withRowIds(field: Field, rows: Row[], stored: Row[] = []): Row[] {
  const taken = new Set<unknown>()
  const named = rows.map((row) => {
    const { rowId, ...cells } = row
    if (typeof rowId !== 'string' || taken.has(rowId)) return cells
    taken.add(rowId)
    return row
  })
  const reserved = new Set(stored.map(({ rowId }) => rowId))
  return named.map((row) => {
    if (row['rowId'] !== undefined) return row
    const references = referencesOf(field, row)
    const same = stored.find((one) => !taken.has(one['rowId']) && referencesOf(field, one) === references)
    const rowId = same?.['rowId'] ?? newId(references, (id) => taken.has(id) || reserved.has(id))
    taken.add(rowId)
    return { ...row, rowId }
  })
}

/** The same for the same rows: documents from before rows had names get them whenever they are read. */
function newId(references: string, isTaken: (id: string) => boolean): string {
  let id = references
  for (let number = 2; isTaken(id); number++) id = `${references}.${number}`
  return id
}

function referencesOf({ columns = {} }: Field, row: Row): string {
  const required = Object.entries(columns).filter(([, { type, isRequired }]) => type === 'reference' && isRequired)
  return ['row', ...required.map(([name]) => row[name])].join('-')
}

/** Those that are still the dates of their fields; undefined for none, as in documents from before there were any. */
export function datesAsEntered(kind: Pick<Kind, 'fields'>, document: Row, known: Row): Row | undefined {
  const entries = enteredDateFields(kind).flatMap(([name, { precision }]) => {
    const [entered, value] = [known[name], document[name]]
    const date = precision === 'time' && typeof value === 'string' ? nepalDay(new Date(value)) : value
    return typeof entered === 'string' && isSameDate(entered, date) ? [[name, entered]] : []
  })
  return entries.length > 0 ? (Object.fromEntries(entries) as Row) : undefined
}

/** With every column, and each language of a text. */
export function completedRow(field: Field, row: Row): Row {
  const columns = field.columns ?? {}
  const known = row['datesAsEntered'] as Row | undefined
  const entered = known && datesAsEntered({ fields: columns }, row, known)
  const cells = Object.entries(columns).map(([name, { isTranslated, empty, madeFrom }]) => [
    name,
    isTranslated
      ? Object.fromEntries(LOCALES.map((locale) => [locale, (row[name] as Row | undefined)?.[locale] ?? '']))
      : madeFrom && !row[name]
        ? codeOf(row[madeFrom] as Row)
        : (row[name] ?? empty),
  ])
  const { rowId } = row
  return {
    ...(rowId !== undefined && { rowId }),
    ...Object.fromEntries(cells),
    ...(entered && { datesAsEntered: entered }),
  } as Row
}

function codeOf(texts: Row): string {
  const text = String(LOCALES.map((locale) => texts[locale]).find(Boolean))
  return romanSlug(text) || text
}

/**
 * References of a value have to be there, and to be published unless the declaration of the field says otherwise.
 * @param at where a fault is shown
 * @throws ServiceError invalid
 */
export async function checkReferences(tx: Db, at: string, field: Field, value: unknown): Promise<void> {
  const { type, columns = {} } = field
  const ids = [value ?? []].flat() as number[]
  if (type === 'picture' || type === 'pictures') await requirePictures(tx, at, ids)
  else if (type === 'reference' || type === 'references')
    await (field.mayBeDraft ? requireKept : requirePublished)(tx, at, field.to as ContentEntity, ids)
  else if (type === 'document' && value !== null) {
    const found = await findDocument(tx, value as number)
    if (!found) throw invalid({ [at]: 'This file no longer exists: upload it again' })
    if (!documentKindOf(found.file_name)) throw invalid({ [at]: 'A document must be PDF, DOCX, XLSX or PPTX' })
  } else if (type === 'table')
    for (const [name, column] of Object.entries(columns).filter(([, one]) =>
      ['reference', 'picture'].includes(one.type),
    ))
      await checkReferences(
        tx,
        at,
        column,
        (value as Row[]).flatMap((row) => row[name] ?? []),
      )
}

/** With every field, and clean HTML. An unreadable block is kept as it was. @throws ServiceError invalid for a new one */
export function completedBlocks(name: string, field: Field, blocks: Block[], before: Block[] = []): Promise<Block[]> {
  const completed = blocks.map(async (block, index) => {
    const kind = kindOfBlock(field, block)
    if (kind) return { ...(await completedCells(kind.fields, block)), id: block.id, type: block.type }
    if (before.some((known) => isDeepStrictEqual(known, block))) return block
    throw invalid({ [`${name}.${index}`]: `This block cannot be read: there is no such kind as “${block.type}”` })
  })
  return Promise.all(completed)
}

async function completedCells(columns: Record<string, Field>, given: Row): Promise<Row> {
  const row = completedRow({ columns } as unknown as Field, given)
  for (const [name, { type, columns: below = {} }] of Object.entries(columns)) {
    const value = row[name]
    if (type === 'table') row[name] = await Promise.all((value as Row[]).map((one) => completedCells(below, one)))
    if (type === 'references' || type === 'pictures') row[name] = [...new Set(value as number[])]
    if (type === 'richText')
      for (const [locale, html] of Object.entries(value as Row))
        (value as Row)[locale] = await cleanHtml(html as string)
  }
  return row
}

/** @throws ServiceError invalid: pictures have to be there, and items to be published */
export async function checkBlocks(tx: Db, name: string, field: Field, blocks: Block[]): Promise<void> {
  for (const cell of blockCells(field, blocks))
    await checkReferences(tx, `${name}.${cell.path}`, cell.field, cell.value)
}
