import type { Generated, Selectable, Updateable } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { contains, searchPatterns } from '../../../server/core/store/paging.ts'
import { settingsFact } from '../../../server/core/settings/settings-fact.ts'
import type { LetterSettings, Subscriber } from '../contract/news-by-mail.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    subscriber: {
      id: Generated<number>
      /** In lower case; of somebody who left long ago a keyed hash, which has no @. */
      email: string
      locale: Locale
      state: Subscriber['state']
      consent: string
      created_at: string
      /** When the last link to confirm was mailed. */
      asked_at: string | null
      consented_at: string | null
      left_at: string | null
      /** Mails in a row that were refused for good. */
      refusals: Generated<number>
    }
    letter: {
      id: Generated<number>
      created_at: string
      /** Empty: by itself, weekly. */
      created_by: string
      /** JSON: ids. */
      news: string
      /** The highest number among those whose mail is queued; the next ones follow. */
      last_subscriber: Generated<number>
      queued: Generated<number>
      finished_at: string | null
    }
  }
}

export type SubscriberRow = Selectable<Database['subscriber']>
export type LetterRow = Selectable<Database['letter']>

const UNSET: LetterSettings = { isOpen: false, isWeekly: false, mailsPerHour: 100 }
export const { read: getLetterSettings, write: putLetterSettings } = settingsFact('news-by-mail', UNSET)

export const findSubscriber = (db: Db, by: 'id' | 'email', value: number | string) =>
  db.selectFrom('subscriber').selectAll().where(by, '=', value).executeTakeFirst()

export const updateSubscriber = (tx: Db, id: number, values: Updateable<Database['subscriber']>) =>
  tx.updateTable('subscriber').set(values).where('id', '=', id).execute()

/** By number, after the last one. */
export function listActiveAfter(db: Db, id: number, limit: number) {
  const active = db.selectFrom('subscriber').selectAll().where('state', '=', 'active')
  return active.where('id', '>', id).orderBy('id').limit(limit).execute()
}

/** Without the hashes that stay of those who have left. */
export const selectPeople = (db: Db) => db.selectFrom('subscriber').selectAll().where('email', 'like', '%@%')

export function selectSubscribers(db: Db, search = '') {
  const people = selectPeople(db).orderBy('id', 'desc')
  return people.where((eb) => eb.and(searchPatterns(search).map((word) => contains(eb.ref('email'), word))))
}

/** The last letter, or the one before another. */
export async function findLastLetter(db: Db, before?: number): Promise<LetterRow | undefined> {
  const letters = db.selectFrom('letter').selectAll().orderBy('id', 'desc').limit(1)
  return (before === undefined ? letters : letters.where('id', '<', before)).executeTakeFirst()
}
