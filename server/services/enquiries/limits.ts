import type { Kysely } from 'kysely'
import { countReceived, findNewest } from '../../store/enquiries.ts'
import type { Database } from '../../store/schema.ts'
import { ago, CLOCK_DIFFERENCE, DAY, HOUR, MINUTE } from '../durations.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { ServiceError } from '../service-error.ts'

/** So many messages of one address in so short a time are unusual, and no more than that. */
const MANY = 5
const MANY_WITHIN = 10 * MINUTE

/**
 * Most messages that are stored in a day, as a multiple of the hourly quota: the bound of the disk that strangers can fill.
 * From half of it on, an address is let in once an hour, so that a flood from some addresses does not close the form for others.
 */
export const DAILY_BOUND = 50

export interface Load {
  /** More messages were accepted within the hour than the quota: this one has to wait, or to prove some work. */
  isOverQuota: boolean
  /** Many messages came from the sender's address just before. */
  isOneOfMany: boolean
}

/**
 * Applies the limits to one message, in the transaction that stores it and under the lock of its sender. The windows slide over
 * the stored messages, so that they hold for all processes and across restarts without a table of their own.
 *
 * Only accepted messages use up the hourly quota of all, and a message over it is quarantined, not refused: spam cannot
 * close the form. The quota and the daily bound are not locked; several servers may exceed them by what they store at the same time.
 * @param sender undefined: not known
 * @throws ServiceError too_many_requests, with the seconds after which there is room
 */
export async function applyLimits(
  tx: Kysely<Database>,
  { now, perAddress, inAll }: EnquiryDeps,
  sender: string | undefined,
): Promise<Load> {
  const time = now()
  // A message from the future was stored before the clock was set back: it must not count for longer than the others.
  const until = ago(time, -CLOCK_DIFFERENCE)
  const window = (length: number) => ({ after: ago(time, length), until })
  const nthOfSender = async (nth: number, length: number) =>
    sender === undefined ? undefined : findNewest(tx, { ...window(length), nth, sender })

  const filling = perAddress > 0 ? await nthOfSender(perAddress, HOUR) : undefined
  if (filling !== undefined)
    throw tooMany(
      'Too many messages came from your network within the hour',
      Date.parse(filling) + HOUR - time.getTime(),
    )
  if (inAll > 0)
    await refuseBeyondDailyBound(tx, {
      bound: inAll * DAILY_BOUND,
      today: window(DAY),
      hasSent: () => nthOfSender(1, HOUR),
    })
  return {
    isOverQuota: inAll > 0 && (await findNewest(tx, { ...window(HOUR), nth: inAll, state: 'accepted' })) !== undefined,
    isOneOfMany: (await nthOfSender(MANY, MANY_WITHIN)) !== undefined,
  }
}

async function refuseBeyondDailyBound(
  tx: Kysely<Database>,
  {
    bound,
    today,
    hasSent,
  }: { bound: number; today: { after: string; until: string }; hasSent: () => Promise<string | undefined> },
): Promise<void> {
  const stored = await countReceived(tx, { ...today, most: bound })
  if (stored >= bound || (stored >= bound / 2 && (await hasSent()) !== undefined))
    throw tooMany('This site receives more messages than it can store', HOUR)
}

function tooMany(reason: string, milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new ServiceError(
    'too_many_requests',
    `${reason}. Nothing was stored: please send yours again in ${inWords(seconds)}`,
    { retryAfter: seconds },
  )
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
