import { sql, type Generated, type Insertable, type Selectable, type Updateable, type AliasedRawBuilder } from 'kysely'
import { bsCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { formatWrittenDate } from '../../contract/calendar/format-date.ts'
import { toWritten } from '../../contract/calendar/other-calendar.ts'
import { CONFIRMED_ENTITIES } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Locale } from '../../contract/locale.ts'
import { toPageLocale, type PageLocale } from '../../contract/page-locales.ts'
import type { Database, Db } from '../core/store/schema.ts'

/** The owner of a record, and its last check. Without an owner of its own, that of the settings. */
interface ConfirmationTable {
  entity: ContentEntity
  item_id: number
  owner_name: string | null
  /** In small letters. */
  owner_email: string | null
  language: PageLocale | null
  /** A day in Nepal. */
  checked_on: string | null
  checked_by: string | null
  asked_at: string | null
  /** Since when staff want a mail that the daily limit of its owner holds back. */
  wanted_at: string | null
}

/** A mailed link. Its token is derived from the row and the server's secret; the store alone cannot reveal it. */
interface ConfirmationRequestTable {
  id: string
  entity: ContentEntity
  item_id: number
  email: string
  token_hash: string
  /** Of the link. */
  origin: string
  asked_at: string
  used_at: string | null
  answer: 'confirmed' | 'corrected' | null
}

interface ConfirmationCorrectionTable {
  id: Generated<number>
  entity: ContentEntity
  item_id: number
  text: string
  name: string
  email: string
  state: Generated<'open' | 'accepted' | 'refused'>
  /** Why it was refused. */
  answer: string | null
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

declare module '../core/store/schema.ts' {
  interface Database {
    confirmation: ConfirmationTable
    confirmation_request: ConfirmationRequestTable
    confirmation_correction: ConfirmationCorrectionTable
  }
}

/** The name of the fact that has the settings. */
export const SETTINGS = 'record_health'

export type RequestRow = Selectable<Database['confirmation_request']>
export type CorrectionRow = Selectable<Database['confirmation_correction']>
export interface RecordKey {
  entity: ContentEntity
  item_id: number
}

export async function putConfirmation(
  tx: Db,
  key: RecordKey,
  changes: Updateable<Database['confirmation']>,
): Promise<void> {
  await tx
    .insertInto('confirmation')
    .values({ ...key, ...changes })
    .onConflict((conflict) => conflict.columns(['entity', 'item_id']).doUpdateSet(changes))
    .execute()
}

/** For content that is loaded: as it was checked elsewhere. @param day in Nepal */
export function noteChecked(tx: Db, entity: ContentEntity, id: number, day: string): Promise<void> {
  return putConfirmation(tx, { entity, item_id: id }, { checked_on: day })
}

export async function findConfirmation(db: Db, { entity, item_id }: RecordKey) {
  return db
    .selectFrom('confirmation')
    .selectAll()
    .where('entity', '=', entity)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
}

/** The published records of the kinds that are confirmed, with the state of their check. */
export async function listPublishedRecords(db: Db) {
  return db
    .selectFrom('content_item')
    .leftJoin('confirmation', (join) =>
      join
        .onRef('confirmation.entity', '=', 'content_item.entity')
        .onRef('confirmation.item_id', '=', 'content_item.item_id'),
    )
    .select([
      'content_item.entity',
      'content_item.item_id',
      'content_item.title',
      'content_item.titles',
      'content_item.updated_at',
    ])
    .select(['owner_name', 'owner_email', 'language', 'checked_on', 'checked_by', 'asked_at', 'wanted_at'])
    .where('content_item.entity', 'in', CONFIRMED_ENTITIES)
    .where('content_item.state', '=', 'published')
    .orderBy('checked_on')
    .orderBy('content_item.entity')
    .orderBy('content_item.item_id')
    .execute()
}
export type PublishedRecord = Awaited<ReturnType<typeof listPublishedRecords>>[number]

export async function insertRequest(tx: Db, row: Insertable<Database['confirmation_request']>): Promise<void> {
  await tx.insertInto('confirmation_request').values(row).execute()
}

export async function findRequest(db: Db, id: string) {
  return db.selectFrom('confirmation_request').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findRequestByHash(db: Db, hash: string) {
  return db.selectFrom('confirmation_request').selectAll().where('token_hash', '=', hash).executeTakeFirst()
}

/** Returns false if it was used already, also by a concurrent answer. */
export async function markUsed(
  tx: Db,
  id: string,
  { at, answer }: { at: string; answer: NonNullable<RequestRow['answer']> },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('confirmation_request')
    .set({ used_at: at, answer })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Mails to each address since a time. */
export async function countRequestsByEmail(db: Db, after: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('confirmation_request')
    .select((eb) => ['email', eb.fn.countAll<number>().as('count')])
    .where('asked_at', '>', after)
    .groupBy('email')
    .execute()
  return new Map(rows.map(({ email, count }) => [email, Number(count)]))
}

export async function insertCorrection(tx: Db, row: Insertable<Database['confirmation_correction']>): Promise<void> {
  await tx.insertInto('confirmation_correction').values(row).execute()
}

export async function findCorrection(db: Db, id: number) {
  return db.selectFrom('confirmation_correction').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listOpenCorrections(db: Db): Promise<CorrectionRow[]> {
  return db.selectFrom('confirmation_correction').selectAll().where('state', '=', 'open').orderBy('id').execute()
}

/** For the dashboard, with one statement: open corrections, the oldest check of what is published, the settings. */
export async function findAttention(db: Db) {
  const { corrections, ...found } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('confirmation_correction')
        .select(eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'open')
        .as('corrections'),
      eb
        .selectFrom('confirmation')
        .innerJoin('content_item', (join) =>
          join
            .onRef('content_item.entity', '=', 'confirmation.entity')
            .onRef('content_item.item_id', '=', 'confirmation.item_id'),
        )
        .select((of) => of.fn.min('checked_on').as('oldest'))
        .where('content_item.state', '=', 'published')
        .as('oldest'),
      eb.selectFrom('store_fact').select('value').where('name', '=', SETTINGS).as('settings'),
    ])
    .executeTakeFirstOrThrow()
  return { ...found, corrections: Number(corrections) }
}

/** Returns false if somebody has decided it already. */
export async function decideCorrection(
  tx: Db,
  id: number,
  decision: Updateable<Database['confirmation_correction']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('confirmation_correction')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes links and decided corrections from before these times, and all of items that were deleted permanently. */
export async function purgeConfirmations(
  db: Db,
  { requests, corrections }: { requests: string; corrections: string },
): Promise<void> {
  await db.deleteFrom('confirmation_request').where('asked_at', '<', requests).execute()
  await db.deleteFrom('confirmation_correction').where('decided_at', '<', corrections).execute()
  for (const table of ['confirmation', 'confirmation_request', 'confirmation_correction'] as const)
    await db
      .deleteFrom(table)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('content_item')
              .select('content_item.item_id')
              .whereRef('content_item.entity', '=', `${table}.entity`)
              .whereRef('content_item.item_id', '=', `${table}.item_id`),
          ),
        ),
      )
      .execute()
}

/** A column of a query of the kind's own table: the day of the last check, or null. */
export function checkedOnColumn(entity: ContentEntity): AliasedRawBuilder<string | null, 'checked_on'> {
  const id = sql.ref(`${kindOf(entity).table}.id`)
  return sql<string | null>`(select checked_on from confirmation
    where confirmation.entity = ${entity} and confirmation.item_id = ${id})`.as('checked_on')
}

/** The month of a check as pages write it: Kartik 2083 BS (November 2026), २०८३ कात्तिक (सन् २०२६ नोभेम्बर). */
export function toChecked(day: string | null, locale: Locale): { checkedOn: string | null; checkedIn: string | null } {
  if (day === null) return { checkedOn: null, checkedIn: null }
  const { year, month } = bsCalendar.toBs(day)
  const isEnglish = toPageLocale(locale) === 'en'
  const bs = formatWrittenDate({ calendar: 'bs', year, month }, isEnglish ? 'en' : 'ne')
  const ad = formatWrittenDate(toWritten(day.slice(0, 7), 'ad'), isEnglish ? 'en' : 'ne')
  return { checkedOn: day, checkedIn: isEnglish ? `${bs} BS (${ad})` : `${bs} (सन् ${ad})` }
}
