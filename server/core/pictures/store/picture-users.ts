import { sql, type RawBuilder } from 'kysely'
import { fieldsInBlocks } from '../../../../contract/blocks/read-blocks.ts'
import type { FieldType } from '../../../../contract/kinds/field.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../../contract/kinds/index.ts'
import { columnOf, fieldsOf, type Kind } from '../../../../contract/kinds/kind.ts'
import { among } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'

/** A row that shows a picture. */
export interface PictureUserRow {
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

/** Entries of menus show none. */
const blocksWithPictures = () =>
  [...fieldsOfTypes('blocks')].filter(({ field }) => fieldsInBlocks(field).some(({ type }) => type === 'picture'))

/** Rows that refer to pictures by id. Without `pictureIds`: to any picture. */
export async function listPictureUsers(db: Db, pictureIds?: readonly number[]): Promise<PictureUserRow[]> {
  const only = (column: string) => (pictureIds ? among(db, column, pictureIds) : sql`${sql.ref(column)} is not null`)
  const parts = Array.from(fieldsOfTypes('picture', 'pictures'), ({ kind, field: { link }, column }) => {
    const { entity, table } = kind
    const row = link
      ? sql`select ${sql.ref(`shown.${link.column}`)} as picture_id, ${sql.lit(entity)} as entity, owner.id as id,
          ${titleOf(kind)} as title
          from ${sql.table(link.table)} as shown inner join ${sql.table(table)} as owner on owner.id = ${sql.ref(`shown.${table}_id`)}
          ${english(table)} where ${only(`shown.${link.column}`)}`
      : sql`select ${sql.ref(`owner.${column}`)} as picture_id, ${sql.lit(entity)} as entity, owner.id as id,
          ${titleOf(kind)} as title
          from ${sql.table(table)} as owner ${english(table)} where ${only(`owner.${column}`)}`
    return row
  })
  for (const { kind, field } of blocksWithPictures()) {
    const { entity, table } = kind
    parts.push(sql`select shown.item_id as picture_id, ${sql.lit(entity)} as entity, owner.id as id,
      ${titleOf(kind)} as title
      from ${sql.table(field.usesIn!)} as shown inner join ${sql.table(table)} as owner on owner.id = ${sql.ref(`shown.${table}_id`)}
      ${english(table)} where shown.entity = 'pictures' and ${only('shown.item_id')}`)
  }
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
  return db
    .selectFrom('content_item as item')
    .innerJoin('content_version as newest', (join) =>
      join
        .onRef('newest.entity', '=', 'item.entity')
        .onRef('newest.item_id', '=', 'item.item_id')
        .onRef('newest.number', '=', 'item.version'),
    )
    .select(['item.entity', 'item.item_id as id', 'item.title', 'newest.document as text'])
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
