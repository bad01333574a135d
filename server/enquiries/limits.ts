import type { JobHandler } from '../core/jobs/handler.ts'
import { CLOCK_DIFFERENCE, DAY, HOUR, MINUTE, ago } from '../core/process/durations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { countReceived, findNewest, purgeSenderHashes } from './store/enquiries.ts'

const MANY = 5
const MANY_WITHIN = 10 * MINUTE

/**
 * Stored messages per day, as a multiple of the hourly quota: bounds the disk space.
 * From half of it on, an address may send one per hour, so that a flood does not close the form for others.
 */
export const DAILY_BOUND = 50

interface Load {
  isOverQuota: boolean
  isFrequentSender: boolean
}

/**
 * Limits messages by sliding windows over the stored ones; called in the storing transaction, under the sender's lock.
 * Over the quota a message is quarantined, not refused: spam cannot close the form.
 * @throws ServiceError too_many_requests
 */
export async function applyLimits(
  tx: Db,
  { now, perAddress, inAll }: EnquiryDeps,
  sender: string | undefined,
): Promise<Load> {
  const time = now()
  // A later time dates from before the clock was set back.
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
    isFrequentSender: (await nthOfSender(MANY, MANY_WITHIN)) !== undefined,
  }
}

async function refuseBeyondDailyBound(
  tx: Db,
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

export function createSenderHashHandler({ db, now = () => new Date() }: { db: Db; now?: () => Date }): JobHandler {
  return { kind: 'purge-sender-hashes', every: HOUR, run: () => purgeSenderHashes(db, ago(now(), DAY)) }
}
