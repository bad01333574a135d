import { sql, type RawBuilder } from 'kysely'
import { readBlocks, usesIn, fieldsInBlocks } from '../../../contract/fields/read-blocks.ts'
import type { Field, FieldType } from '../../../contract/fields/field.ts'
import { kindOf, CONTENT_ENTITIES, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, pictureFields, columnOf, type Kind } from '../../../contract/fields/kind.ts'
import { tableColumns } from '../../../contract/fields/table.ts'
import type { PictureUse, PicturesChange, PicturesChanged } from '../../../contract/pictures/picture-library.ts'
import type { Actor } from '../audit/audit.ts'
import { writeContent, type WriteDeps } from '../audit/writing.ts'
import { forbidden } from '../process/service-error.ts'
import { mayPublish } from '../settings/publishing-right.ts'
import { among } from '../store/engine.ts'
import { itemVersions, NEWEST } from '../store/item-rows.ts'
import type { Db } from '../store/schema.ts'
import { PICTURES_PATH } from './picture-address.ts'
import { listLibraryPictures, listPictureIdsByKeys, trashPictures, updatePictures } from './store/picture-library.ts'
import { addTags, removeTags } from './store/pictures.ts'

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/`, 'g')

/** Finds uses in fields, texts, drafts and the trash. @param pictureIds undefined: of all */
export async function listPictureUses(db: Db, pictureIds?: readonly number[]): Promise<Map<number, PictureUse[]>> {
  const drafts = await listUnpublishedDocuments(db)
  const texts = [...(await listTextsWith(db, `${PICTURES_PATH}/`)), ...drafts]
  const found = [
    ...(await listPictureUsers(db, pictureIds)),
    ...drafts.flatMap(usersIn),
    ...(await findAddresses(db, texts)),
  ]
  const wanted = pictureIds && new Set(pictureIds)
  const uses = new Map<number, PictureUse[]>()
  for (const { picture_id, entity, id, title } of found) {
    if (wanted && !wanted.has(picture_id)) continue
    const known = uses.get(picture_id) ?? []
    if (!known.some((use) => use.entity === entity && use.id === id)) known.push({ entity, id, title })
    uses.set(picture_id, known)
  }
  return uses
}

function usersIn({ text, ...use }: PictureTextRow): PictureUserRow[] {
  const ids = pictureIdsIn(kindOf(use.entity as ContentEntity), JSON.parse(text))
  return ids.map((picture_id) => ({ ...use, picture_id }))
}

/** The pictures that fields, rows and blocks of a document show. */
export function pictureIdsIn(kind: Kind, document: Record<string, unknown>): number[] {
  const inBlocks = fieldsOf(kind)
    .filter(([, { type }]) => type === 'blocks')
    .flatMap(([name, field]) => usesIn(field, readBlocks(document[name])))
    .flatMap(({ entity, item_id }) => (entity === 'pictures' ? [item_id] : []))
  const inRows = fieldsOf(kind).flatMap(([name, field]) =>
    pictureColumns(field).flatMap(([column]) =>
      ((document[name] ?? []) as Record<string, unknown>[]).map((row) => row[column]),
    ),
  )
  const ids = [...pictureFields(kind).flatMap(([name]) => document[name]), ...inBlocks, ...inRows]
  return ids.filter((id) => typeof id === 'number')
}

/** Also finds former addresses. */
async function findAddresses(db: Db, texts: PictureTextRow[]): Promise<PictureUserRow[]> {
  const shown = texts.flatMap(({ text, ...use }) =>
    Array.from(text.matchAll(ADDRESS), ([, key = '']) => ({ ...use, key })),
  )
  const pictures = await listPictureIdsByKeys(db, [...new Set(shown.map(({ key }) => key))])
  const ids = new Map(pictures.map(({ key, id }) => [key, id]))
  return shown.flatMap(({ key, ...use }) => (ids.has(key) ? [{ ...use, picture_id: ids.get(key)! }] : []))
}

/** @throws ServiceError forbidden: those who may not publish change no picture that something shows; authors only their own */
export async function requirePictureWriter(
  tx: Db,
  actor: Actor,
  { id, uploaded_by }: { id: number; uploaded_by: string | null },
): Promise<void> {
  if (await mayPublish(tx, actor)) return
  if (actor.role === 'author' && uploaded_by !== actor.id)
    throw forbidden('You may change pictures that you have uploaded: ask an editor')
  if ((await listPictureUses(tx, [id])).has(id))
    throw forbidden('Something shows this picture: ask somebody who may publish to change it')
}

/** Changes many at once. Pictures that something shows are not moved to the trash; unknown ones are left out. */
export function changePictures(deps: WriteDeps, change: PicturesChange): Promise<PicturesChanged> {
  const { ids, addedTags = [], removedTags = [], credit, licence, isTrashed } = change
  return writeContent(deps, async (tx, at) => {
    const slice = { limit: ids.length, offset: 0 }
    const rows = await listLibraryPictures(tx, { ids }, { by: 'created', direction: 'asc' }, slice)
    if (credit !== undefined || licence !== undefined)
      for (const row of rows) await requirePictureWriter(tx, deps.actor, row)
    const uses = isTrashed ? await listPictureUses(tx, ids) : new Map<number, PictureUse[]>()
    const done = rows.map(({ id }) => id).filter((id) => !uses.has(id))
    await removeTags(tx, done, removedTags)
    await addTags(tx, done, addedTags)
    if (isTrashed !== undefined) await trashPictures(tx, done, isTrashed ? at : null)
    await updatePictures(tx, done, { credit: emptied(credit), licence: emptied(licence), updated_at: at })
    const left = rows.flatMap(({ id, name }) => (uses.has(id) ? [{ id, name, uses: uses.get(id)! }] : []))
    const action = isTrashed === undefined ? 'update' : isTrashed ? 'trash' : 'recover'
    return { result: { done, left }, action: { action, entity: 'picture', label: `${done.length} pictures` } }
  })
}

/** Undefined stays: it is not changed. */
export const emptied = (text: string | undefined) => (text === '' ? null : text)

/** A row that shows a picture. */
interface PictureUserRow {
  picture_id: number
  entity: string
  id: number
  title: string
}

/** A text that may show pictures by their addresses. */
export interface PictureTextRow {
  entity: string
  id: number
  title: string
  text: string
}

function* fieldsOfTypes(...types: FieldType[]) {
  for (const entity of CONTENT_ENTITIES) {
    const kind = kindOf(entity)
    for (const [name, field] of fieldsOf(kind))
      if (types.includes(field.type)) yield { kind, field, column: columnOf(name, field) }
  }
}

/** Of a table. */
const pictureColumns = (field: Field) =>
  field.type === 'table' ? tableColumns(field).filter(([, { type }]) => type === 'picture') : []

/** Entries of menus show none. */
const blocksWithPictures = () =>
  [...fieldsOfTypes('blocks')].filter(({ field }) => fieldsInBlocks(field).some(({ type }) => type === 'picture'))

/** Rows that refer to pictures by id. Without `pictureIds`: to any picture. */
async function listPictureUsers(db: Db, pictureIds?: readonly number[]): Promise<PictureUserRow[]> {
  const only = (column: string) => (pictureIds ? among(db, column, pictureIds) : sql`${sql.ref(column)} is not null`)
  /** @param from the table that names the pictures of an item; undefined: its own */
  const usersOf = (kind: Kind, column: string, from?: string) => {
    const { entity, table } = kind
    const shown = from
      ? sql`inner join ${sql.table(from)} as shown on ${sql.ref(`shown.${table}_id`)} = owner.id`
      : sql``
    return sql`select ${sql.ref(column)} as picture_id, ${sql.lit(entity)} as entity, owner.id as id, ${titleOf(kind)} as title
      from ${sql.table(table)} as owner ${english(table)} ${shown} where ${only(column)}`
  }
  const parts = Array.from(fieldsOfTypes('picture', 'pictures'), ({ kind, field: { link }, column }) =>
    link ? usersOf(kind, `shown.${link.column}`, link.table) : usersOf(kind, `owner.${column}`),
  )
  for (const { kind, field } of fieldsOfTypes('table'))
    for (const [, , column] of pictureColumns(field)) parts.push(usersOf(kind, `shown.${column}`, field.rowsIn))
  for (const { kind, field } of blocksWithPictures())
    parts.push(sql`${usersOf(kind, 'shown.item_id', field.usesIn)} and shown.entity = 'pictures'`)
  const { rows } = await sql<PictureUserRow>`${sql.join(parts, sql` union `)} order by 1, 2, 3`.execute(db)
  return rows
}

/** @param fragment without characters that LIKE interprets */
export async function listTextsWith(db: Db, fragment: string): Promise<PictureTextRow[]> {
  const parts = Array.from(
    fieldsOfTypes('richText'),
    ({ kind: { entity, table, title }, column }) => sql`select ${sql.lit(entity)} as entity, owner.id as id,
      ${sql.ref(`english.${title}`)} as title, ${sql.ref(`any.${column}`)} as text
      from ${sql.table(table)} as owner ${english(table)}
      inner join ${sql.table(`${table}_translation`)} as "any" on ${sql.ref(`any.${table}_id`)} = owner.id
      where ${sql.ref(`any.${column}`)} like ${`%${fragment}%`}`,
  )
  for (const { kind, field } of fieldsOfTypes('table'))
    for (const [, { pattern }, column] of tableColumns(field))
      if (pattern?.file)
        parts.push(sql`select ${sql.lit(kind.entity)} as entity, owner.id as id, ${titleOf(kind)} as title,
          ${sql.ref(`shown.${column}`)} as text from ${sql.table(kind.table)} as owner ${english(kind.table)}
          inner join ${sql.table(field.rowsIn!)} as shown on ${sql.ref(`shown.${kind.table}_id`)} = owner.id
          where ${sql.ref(`shown.${column}`)} like ${`%${fragment}%`}`)
  for (const { kind, column } of blocksWithPictures()) {
    const { entity, table, title } = kind
    parts.push(sql`select ${sql.lit(entity)} as entity, owner.id as id, ${sql.ref(`english.${title}`)} as title,
      ${sql.ref(`owner.${column}`)} as text
      from ${sql.table(table)} as owner ${english(table)} where ${sql.ref(`owner.${column}`)} like ${`%${inJson(fragment)}%`}`)
  }
  const { rows } = await sql<PictureTextRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** The newest documents, as JSON, of drafts and, unless `isKept`, of items in the trash. */
export async function listUnpublishedDocuments(db: Db, { isKept = false } = {}): Promise<PictureTextRow[]> {
  return itemVersions(db, NEWEST)
    .select(['item.entity', 'item.item_id as id', 'item.title', 'version.document as text'])
    .$if(isKept, (query) => query.where('item.state', '!=', 'trash'))
    .where((eb) =>
      eb.or([eb('item.published_version', 'is', null), eb('item.published_version', '<>', eb.ref('item.version'))]),
    )
    .execute()
}

/** In JSON a backslash stands before a quotation mark; to LIKE, `_` is any character. */
const inJson = (text: string): string => text.replaceAll('"', '_"')

/** Of a kind without a translated title there is one item. */
const titleOf = ({ title, fields, singular }: Kind) =>
  fields[title]!.isTranslated ? sql.ref(`english.${title}`) : sql.lit(singular.en)

function english(table: string): RawBuilder<unknown> {
  return sql`inner join ${sql.table(`${table}_translation`)} as english on ${sql.ref(`english.${table}_id`)} = owner.id and english.locale = 'en'`
}
