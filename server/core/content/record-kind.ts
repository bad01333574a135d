import type { ContentState } from '../../../contract/content/content.ts'
import { hasBidsColumns } from '../../../contract/fields/bids-facts.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Field } from '../../../contract/fields/field.ts'
import {
  columnOf,
  fieldsOf,
  translatedFields,
  type DocumentOf,
  type GivenOf,
  type Kind,
  isNested,
} from '../../../contract/fields/kind.ts'
import { byOtherLocale, DEFAULT_LOCALE, OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import { listKnownCodes } from '../places/place-store.ts'
import {
  deleteRecord,
  findRecord,
  isValueInUse,
  listRecordIds,
  listRows,
  putRecord,
  replaceRows,
  setRecordPosition,
  type Row,
} from './store/records.ts'
import type { Db } from '../store/schema.ts'
import { invalid } from '../process/service-error.ts'
import type { Block } from '../../../contract/fields/block.ts'
import {
  checkBlocks,
  completedBlocks,
  cleanHtml,
  checkReferences,
  requirePublished,
  withRowIds,
  completedRow,
  datesAsEntered,
} from './parts.ts'
import { ALL_PUBLISHED, toColumns, toDocument, toRows, toTexts } from './columns.ts'
import {
  describeDocument,
  picturesInFull,
  addressesOf,
  originalOf,
  outdatedIn,
  pathOf,
  type Completion,
  type ContentDocument,
  type ContentKind,
} from './kind.ts'
import { withItemAddresses } from './item-links.ts'
import { chooseSlug, refuseTakenSlug } from './slug.ts'

/** Rules beyond a kind's declaration. */
export interface OwnRules<Document> {
  /** Rules beyond single fields and references. @throws ServiceError invalid */
  check?(tx: Db, document: Document, id: number): Promise<void>
  columns?: Row
  /** Whether a row of an older version of this program is published. */
  isPublished?(row: Row): boolean
  path?(document: Document): string
  addresses?(db: Db, document: Document, id: number): Promise<Map<string, number>>
  present?(db: Db, document: Document, state: ContentState): Promise<object>
}

/** A kind whose items are rows of a table, as its declaration says. */
export function recordKind<One extends Kind>(
  declared: One & { entity: ContentEntity },
  own: OwnRules<DocumentOf<One>> = {},
): ContentKind<DocumentOf<One>, GivenOf<One>> {
  const { table } = declared
  const kind: ContentKind = {
    declared,
    entity: declared.entity,

    complete: (tx, given, before, context) => completeDocument(tx, declared, given, before, context),

    async check(tx, document, id) {
      requireTitle(declared, document)
      await own.check?.(tx, document, id)
      for (const [name, field] of fieldsOf(declared))
        await checkField(tx, declared, { name, field, value: document[name], id })
    },

    async read(db, id) {
      const record = await findRecord(db, table, id)
      if (!record) return undefined
      const rows = new Map<string, Row[]>()
      for (const [name, { link, rowsIn }] of fieldsOf(declared)) {
        const from = link?.table ?? rowsIn
        if (from) rows.set(name, await listRows(db, table, [id], from))
      }
      const { row } = record
      return {
        document: toDocument(declared, id, record, rows),
        isPublished: own.isPublished?.(row) ?? true,
        position: (row['sort_order'] as number | undefined) ?? 0,
        createdAt: row['created_at'] as string,
        updatedAt: row['updated_at'] as string,
      }
    },

    listIds: (db) => listRecordIds(db, table),

    async put(tx, id, document, { position, createdAt, updatedAt }) {
      const columns = {
        created_at: createdAt,
        updated_at: updatedAt,
        ...(declared.hasOrder && { sort_order: position }),
        ...own.columns,
        ...toColumns(declared, document),
      }
      await putRecord(tx, table, id, columns, toTexts(declared, document))
      for (const rows of toRows(declared, document)) await replaceRows(tx, table, id, rows)
    },

    remove: (tx, id) => deleteRecord(tx, table, id),
    place: (tx, id, position) => setRecordPosition(tx, table, id, position),
    describe: (document) => describeDocument(declared, document),
    path: (document) => own.path?.(document) ?? pathOf(declared, document),

    async addresses(db, document, id) {
      return own.addresses ? own.addresses(db, document, id) : addressesOf(declared, document, id)
    },

    async present(db, document, state) {
      return { ...(await picturesInFull(db, declared, document)), ...(await own.present?.(db, document, state)) }
    },
  }
  return kind
}

/** @throws ServiceError invalid unless some language has a title */
function requireTitle(kind: Kind, document: ContentDocument): void {
  const { title, fields } = kind
  if (!fields[title]!.isRequired || originalOf(kind, document).texts[title]) return
  throw invalid({ [title]: `${fields[title]!.label.en} is required` })
}

/** Adds defaults and a slug, and cleans HTML. */
export async function completeDocument(
  tx: Db,
  kind: Kind,
  given: Row & { translations?: Record<string, Row | null | undefined>; draftLocales?: OtherLocale[] },
  before: ContentDocument | undefined,
  { id, at, version, checkedLocales = [] }: Completion,
): Promise<ContentDocument> {
  const document: Row = {}
  for (const [name, field] of fieldsOf(kind)) {
    const earlier = before?.[name]
    const known = given[name] ?? earlier
    if (field.type === 'slug')
      document[name] = known || (await chooseSlug(tx, { kind, id }, firstTitle(kind, document, given)))
    else if (field.type === 'blocks')
      document[name] = await completedBlocks(name, field, (known ?? []) as Block[], earlier as Block[] | undefined)
    else if (field.precision === 'time') document[name] = known ?? at
    else
      document[name] = await completed(field, given[name] === undefined ? (known ?? field.empty) : given[name], earlier)
  }
  const translations = byOtherLocale((locale) => before?.translations[locale] ?? null)
  for (const locale of OTHER_LOCALES) {
    const texts = given.translations?.[locale]
    if (texts !== undefined) translations[locale] = texts === null ? null : await completedTexts(kind, texts)
  }
  const drafts = given.draftLocales ?? before?.draftLocales ?? []
  const known = (given['datesAsEntered'] ?? before?.['datesAsEntered']) as Row | undefined
  const entered = known && datesAsEntered(kind, document, known)
  const now = await withItemAddresses(tx, {
    ...document,
    ...(entered && { datesAsEntered: entered }),
    translations,
    ...ALL_PUBLISHED,
  } as ContentDocument)
  // The only language of an item is published with it.
  if (originalOf(kind, now).locale === DEFAULT_LOCALE)
    now.draftLocales = OTHER_LOCALES.filter((locale) => translations[locale] && drafts.includes(locale))
  return { ...now, outdated: outdatedIn(kind, { now, before, version }, checkedLocales) }
}

function firstTitle(
  kind: Kind,
  document: Row,
  { translations = {} }: { translations?: Record<string, Row | null | undefined> },
) {
  const titles = [document, ...OTHER_LOCALES.map((locale) => translations[locale])].map((texts) => texts?.[kind.title])
  return String(titles.find(Boolean) ?? '')
}

async function completedTexts(kind: Kind, texts: Row): Promise<Row> {
  const entries = translatedFields(kind).map(async ([name, field]) => [
    name,
    await completed(field, texts[name] ?? field.empty),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Row
}

const UNIQUE_LISTS = new Set<Field['type']>(['references', 'pictures', 'districts', 'localLevels'])

async function completed(field: Field, value: unknown, before?: unknown): Promise<unknown> {
  const { type } = field
  if (type === 'table') {
    const rows = (value as Row[]).map((row) => completedRow(field, row))
    return hasBidsColumns(field) ? withRowIds(field, rows, (before ?? []) as Row[]) : rows
  }
  if (type === 'richText') return cleanHtml(value as string)
  if (UNIQUE_LISTS.has(type)) return [...new Set(value as unknown[])]
  return value
}

async function checkField(
  tx: Db,
  kind: Kind,
  { name, field, value, id }: { name: string; field: Field; value: unknown; id: number },
): Promise<void> {
  // A draft may stand beneath a draft.
  if (isNested(kind) && kind.group === name)
    return requirePublished(tx, name, field.to as ContentEntity, [value as number | null], true)
  await checkReferences(tx, name, field, value)
  switch (field.type) {
    case 'districts':
      return requireCodes(tx, name, 'district', value as string[])
    case 'localLevels':
      return requireCodes(tx, name, 'local_level', value as string[])
    case 'blocks':
      return checkBlocks(tx, name, field, value as Block[])
    case 'slug':
      return refuseTakenSlug(tx, { kind, id }, value as string)
    default: {
      const owner = { table: kind.table, column: columnOf(name, field), exceptId: id }
      if (!field.isUnique || !(await isValueInUse(tx, owner, value as string))) return
      throw invalid({
        [name]: `${field.label.en} ${String(value)} belongs to another ${kind.singular.en.toLowerCase()}`,
      })
    }
  }
}

async function requireCodes(tx: Db, name: string, table: 'district' | 'local_level', codes: string[]): Promise<void> {
  const known = await listKnownCodes(tx, table, codes)
  const unknown = codes.find((code) => !known.includes(code))
  if (unknown) throw invalid({ [name]: `There is no ${table.replace('_', ' ')} ${unknown}` })
}
