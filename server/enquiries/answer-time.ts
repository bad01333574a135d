import { addDays } from '../../contract/calendar/day-number.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { ANSWER_TIME, type AnswerTimeSetting } from '../../contract/enquiries/answers.ts'
import { type WriteDeps, writeContent } from '../core/audit/writing.ts'
import { DAY, ago } from '../core/process/durations.ts'
import { findFact, replaceFact } from '../core/store/facts.ts'
import type { Db } from '../core/store/schema.ts'

/** UTC ISO texts; null while a message waits. */
interface AnswerTimes {
  received_at: string
  answered_at: string | null
}

/** The fact that says '1' where the contact page shows it. */
export const ANSWER_TIME_SHOWN = 'answer_time_shown'
const SATURDAY = 6

/** Offices in Nepal are closed on Saturdays; public holidays are known to nobody here. */
const isWorkingDay = (day: string) => new Date(day).getUTCDay() !== SATURDAY

/**
 * Working days after the day of receipt, up to the day of the answer, both as days of Nepal: 1 also for an answer on the
 * same day, or on the first working day after a Saturday. @param from @param to UTC ISO
 */
export function workingDaysBetween(from: string, to: string): number {
  const last = nepalDay(new Date(to))
  let count = 0
  for (let day = addDays(nepalDay(new Date(from)), 1); day <= last; day = addDays(day, 1))
    if (isWorkingDay(day)) count += 1
  return Math.max(1, count)
}

/**
 * The fewest working days within which nine of ten messages were answered. One that waits counts once it has waited for
 * as long. Undefined for too few messages, or where it takes longer than anybody would say.
 */
export function answeredWithin(messages: readonly AnswerTimes[], now: Date): number | undefined {
  const days = messages.map(({ received_at, answered_at }) => ({
    taken: workingDaysBetween(received_at, answered_at ?? now.toISOString()),
    isAnswered: answered_at !== null,
  }))
  for (let most = 1; most <= ANSWER_TIME.longest; most += 1) {
    const counted = days.filter(({ taken, isAnswered }) => isAnswered || taken > most)
    if (counted.length < ANSWER_TIME.least) return undefined
    const answered = counted.filter(({ taken, isAnswered }) => isAnswered && taken <= most)
    if (answered.length >= counted.length * ANSWER_TIME.share) return most
  }
  return undefined
}

export async function getAnswerTimeSetting(db: Db, now: Date): Promise<AnswerTimeSetting> {
  return { isShown: (await findFact(db, ANSWER_TIME_SHOWN)) === '1', ...(await measureAnswerTime(db, now)) }
}

export function showAnswerTime(deps: WriteDeps, isShown: boolean): Promise<void> {
  return writeContent(deps, async (tx) => {
    await replaceFact(tx, ANSWER_TIME_SHOWN, isShown ? '1' : '0')
    const action = { action: 'update', entity: 'settings', id: 1, label: `answer time ${isShown ? 'shown' : 'hidden'}` }
    return { result: undefined, action }
  })
}

/** Of accepted messages, for the sentence that visitors read. One that staff opened again waits. */
export async function measureAnswerTime(db: Db, now: Date): Promise<Omit<AnswerTimeSetting, 'isShown'>> {
  const messages = await db
    .selectFrom('contact_message')
    .select('received_at')
    .select((eb) => eb.case().when('handling', '=', 'answered').then(eb.ref('answered_at')).end().as('answered_at'))
    .where('state', '=', 'accepted')
    .where('trashed_at', 'is', null)
    .where('received_at', '>=', ago(now, ANSWER_TIME.days * DAY))
    .execute()
  return { workingDays: answeredWithin(messages, now) ?? null, messages: messages.length }
}
