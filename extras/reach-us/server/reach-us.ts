import type { Locale } from '../../../contract/locale.ts'
import { type WriteDeps, writeContent } from '../../../server/core/audit/writing.ts'
import { periodInBs } from '../../../server/core/languages/calendar.ts'
import { deleteFact, findFact, FOOT_FACT, replaceFact } from '../../../server/core/store/facts.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { DAYS, type Hours } from '../contract/hours.ts'
import type { ReachUs, ShownReachUs } from '../contract/reach-us.ts'

const FACT = 'reach-us'
const NO_HOURS = Object.fromEntries(DAYS.map((day) => [day, ''])) as Hours
const NO_PRESS = { name: '', phone: '', email: '' }
const UNSET = { isBarShown: false, whatsapp: '', viber: '', hours: NO_HOURS, specialDays: [], press: NO_PRESS }

/** With the days also in Bikram Sambat; before owners have saved it, nothing is set. */
export async function getReachUs(db: Db, locale: Locale): Promise<ShownReachUs> {
  const json = await findFact(db, FACT)
  const stored: ReachUs = json === undefined ? UNSET : JSON.parse(json)
  const inBs = ({ from: start, until: end }: ReachUs['specialDays'][number]) => periodInBs({ start, end }, locale)
  return { ...stored, specialDays: stored.specialDays.map((one) => ({ ...one, bs: inBs(one) })) }
}

/** Every page reads the numbers of the bar, from a fact of their own: nothing else is read for it. */
export function setReachUs(deps: WriteDeps, given: ReachUs): Promise<ShownReachUs> {
  const specialDays = given.specialDays.toSorted((one, other) => one.from.localeCompare(other.from))
  const { whatsapp, viber, isBarShown } = given
  return writeContent(deps, async (tx) => {
    await replaceFact(tx, FACT, JSON.stringify({ ...given, specialDays }))
    if (isBarShown) await replaceFact(tx, FOOT_FACT, JSON.stringify({ whatsapp, viber }))
    else await deleteFact(tx, FOOT_FACT)
    const action = { action: 'update', entity: 'reach-us', label: 'contact' }
    return { result: await getReachUs(tx, 'en'), action }
  })
}
