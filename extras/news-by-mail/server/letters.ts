import { MOST_NEWS } from '../contract/bounds.ts'
import { letterSchema, type Letter, type LetterOverview } from '../contract/news-by-mail.ts'
import { NEPAL_OFFSET, nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { News } from '../../../contract/news/news.ts'
import { note, type Actor } from '../../../server/core/audit/audit.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { listMailsAbout, selectAboutInState } from '../../../server/core/mail/mail-store.ts'
import { ago, DAY, HOUR, MINUTE } from '../../../server/core/process/durations.ts'
import { conflict } from '../../../server/core/process/service-error.ts'
import { inTurn, lockKeys } from '../../../server/core/store/engine.ts'
import { countRows } from '../../../server/core/store/paging.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import { listPublishedNews } from '../../../server/news/public.ts'
import type { LetterRow } from './store.ts'
import { findLastLetter, getLetterSettings, listActiveAfter, selectPeople, updateSubscriber } from './store.ts'
import { purgeSubscribers } from './subscriptions.ts'

const LETTER_MAIL = 'news-by-mail'
const EVERY = 10 * MINUTE
/** Mails in a row that were refused for good: then the address is not written to any more. */
const MOST_REFUSALS = 3
/** News that is older than the first mail is not sent. */
const FIRST_PERIOD = 30 * DAY
const SHOWN_LETTERS = 20
/** Sunday, from this hour of Nepal on. */
const WEEKLY_FROM = { weekday: 0, hour: 8 }

/** The newest, published, in a language. */
export async function listRecentNews(db: Db, locale: Locale, now: Date): Promise<News[]> {
  return (await listPublishedNews(db, { page: 1, limit: 50, locale }, now)).data
}

export const newsOf = ({ news }: Pick<LetterRow, 'news'>) => JSON.parse(news) as number[]

/** News that no letter has had, since the day of the last one that chose by itself or by hand. */
async function listUnsentNews(db: Db, now: Date): Promise<News[]> {
  const letters = await db.selectFrom('letter').select('news').orderBy('id', 'desc').limit(50).execute()
  const sent = new Set(letters.flatMap(newsOf))
  const since = nepalDay(new Date(ago(now, FIRST_PERIOD)))
  const news = await listRecentNews(db, DEFAULT_LOCALE, now)
  return news.filter(({ id, createdAt }) => !sent.has(id) && createdAt >= since)
}

export async function getLetterOverview(db: Db, now: Date): Promise<LetterOverview> {
  const settings = await getLetterSettings(db)
  const counts = { pending: 0, active: 0, left: 0, refused: 0 }
  const states = selectPeople(db)
    .clearSelect()
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
  for (const { state, count } of await states.groupBy('state').execute()) counts[state] = Number(count)
  const next = (await listUnsentNews(db, now)).map(({ id, name, createdAt }) => ({ id, name, createdAt }))
  const rows = await db.selectFrom('letter').selectAll().orderBy('id', 'desc').limit(SHOWN_LETTERS).execute()
  return { settings, counts, next, letters: await Promise.all(rows.map((row) => toLetter(db, row))) }
}

async function toLetter(db: Db, row: LetterRow): Promise<Letter> {
  const failed = selectAboutInState(db, 'failed').where('mail.kind', '=', LETTER_MAIL)
  return {
    ...shownOf(letterSchema, row),
    news: newsOf(row).length,
    failed: await countRows(failed.clearSelect().where('mail.about', 'like', `${row.id} %`)),
    isFinished: row.finished_at !== null,
  }
}

/** Begins a mail to everybody on the list. Call `wakeJobs` afterwards. @throws ServiceError conflict */
export async function sendLetter(tx: Db, actor: Actor, now: Date, news: readonly number[]): Promise<void> {
  await lockKeys(tx, [LETTER_MAIL])
  const last = await findLastLetter(tx)
  if (last && last.finished_at === null)
    throw conflict('The last mail is still being sent: wait until it has reached everybody')
  const unsent = new Set((await listUnsentNews(tx, now)).map(({ id }) => id))
  if (!news.every((id) => unsent.has(id)))
    throw conflict('One of these news items was mailed meanwhile, or is not public any more: load the list again')
  const row = { created_at: now.toISOString(), created_by: actor.email, news: JSON.stringify(news) }
  const { id } = await tx.insertInto('letter').values(row).returning('id').executeTakeFirstOrThrow()
  await note(tx, actor, now, { action: 'send', entity: 'news-by-mail', id, label: `${news.length} news items by mail` })
  await queueBatch(tx, now)
}

/** Hands the mails of the next ten minutes to the outbox. To be called in a transaction with the lock. */
async function queueBatch(tx: Db, now: Date): Promise<void> {
  const letter = await findLastLetter(tx)
  if (!letter || letter.finished_at !== null) return
  const { mailsPerHour } = await getLetterSettings(tx)
  const most = Math.max(1, Math.floor((mailsPerHour * EVERY) / HOUR))
  const members = await listActiveAfter(tx, letter.last_subscriber, most)
  const before = await findLastLetter(tx, letter.id)
  const abouts = before ? members.map(({ id }) => `${before.id} ${id}`) : []
  const earlier = await listMailsAbout(tx, abouts)
  const states = new Map(earlier.map(({ about, state }) => [Number(about.split(' ')[1]), state]))
  const at = now.toISOString()
  let queued = 0
  for (const { id, refusals } of members) {
    const failures = states.get(id) === 'failed' ? refusals + 1 : states.get(id) === 'sent' ? 0 : refusals
    const isGivenUp = failures >= MOST_REFUSALS
    if (failures !== refusals)
      await updateSubscriber(tx, id, { refusals: failures, ...(isGivenUp && { state: 'refused' as const }) })
    if (isGivenUp) continue
    await queueMail(tx, { kind: LETTER_MAIL, about: `${letter.id} ${id}`, at })
    queued += 1
  }
  const progress = { last_subscriber: members.at(-1)?.id ?? letter.last_subscriber, queued: letter.queued + queued }
  const values = { ...progress, finished_at: members.length < most ? at : null }
  await tx.updateTable('letter').set(values).where('id', '=', letter.id).execute()
}

/** On Sunday, if there is news since the last mail and none was begun that day. */
async function sendWeekly(tx: Db, now: Date): Promise<void> {
  const here = new Date(now.getTime() + NEPAL_OFFSET)
  if (here.getUTCDay() !== WEEKLY_FROM.weekday || here.getUTCHours() < WEEKLY_FROM.hour) return
  if (!(await getLetterSettings(tx)).isWeekly) return
  const last = await findLastLetter(tx)
  if (last && (last.finished_at === null || nepalDay(new Date(last.created_at)) === nepalDay(now))) return
  const news = (await listUnsentNews(tx, now)).slice(0, MOST_NEWS).map(({ id }) => id)
  if (news.length > 0) await sendLetter(tx, { id: null, email: '', address: undefined }, now, news)
}

/** Sends what is due, a part at a time, as the mail server allows. */
export function createLetterHandler({ db, now, secret }: Pick<JobDeps, 'db' | 'now' | 'secret'>): JobHandler {
  return {
    kind: LETTER_MAIL,
    every: EVERY,
    async run() {
      await inTurn(db, [LETTER_MAIL], async (tx) => {
        await queueBatch(tx, now())
        await sendWeekly(tx, now())
      })
      await purgeSubscribers(db, secret, now())
    },
  }
}
