import { findNewest } from '../store/contact-messages.ts'
import { ago, HOUR, MINUTE, type ContactDesk } from './contact-desk.ts'
import { ServiceError } from './service-error.ts'

/** So many messages of one address in so short a time are unusual, and no more than that. */
const MANY = 5
const MANY_WITHIN = 10 * MINUTE

/**
 * The windows slide over the messages that are stored, so that they hold for all processes and across restarts without a
 * table of their own; a message that comes again is not counted again.
 * @throws ServiceError too_many_requests, with the seconds after which there is room
 */
export async function refuseTooMany({ db, now, perAddress, inAll }: ContactDesk, sender: string | undefined): Promise<void> {
  const time = now()
  const after = ago(time, HOUR)
  const filling = [
    perAddress > 0 && sender !== undefined && (await findNewest(db, { nth: perAddress, after, sender })),
    inAll > 0 && (await findNewest(db, { nth: inAll, after })),
  ].filter((receivedAt) => typeof receivedAt === 'string')
  const last = filling.toSorted().at(-1)
  if (last === undefined) return
  const seconds = Math.max(1, Math.ceil((Date.parse(last) + HOUR - time.getTime()) / 1000))
  throw new ServiceError(
    'too_many_requests',
    `Too many messages came within the hour. Nothing was stored: please send yours again in ${inWords(seconds)}`,
    { retryAfter: seconds },
  )
}

export async function isOneOfMany({ db, now }: ContactDesk, sender: string | undefined): Promise<boolean> {
  if (sender === undefined) return false
  return (await findNewest(db, { nth: MANY, after: ago(now(), MANY_WITHIN), sender })) !== undefined
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
