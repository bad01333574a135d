import { localeQuerySchema } from '../../../contract/list.ts'
import type { Locale } from '../../../contract/locale.ts'
import { one, routerOf, servedCallsOf, told } from '../../../server/core/accounts/served-calls.ts'
import { writeContent } from '../../../server/core/audit/writing.ts'
import type { Feature } from '../../../server/core/feature.ts'
import { periodInBs } from '../../../server/core/languages/calendar.ts'
import { settingsFact } from '../../../server/core/settings/settings-fact.ts'
import { deleteFact, FOOT_FACT, insertFactOnce, replaceFact } from '../../../server/core/store/facts.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { DAYS, type Hours } from '../contract/hours.ts'
import { reachUsSchema, shownReachUsSchema, type ReachUs, type ShownReachUs } from '../contract/reach-us.ts'
import sample from './sample.json' with { type: 'json' }

const call = servedCallsOf('Organisation', { access: 'public' })

const reachUsApi = routerOf(
  call('get /', 'WhatsApp and Viber, hours by weekday, holidays and the contact for the press', {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(shownReachUsSchema, 'Telephones, e-mail, address and place are among the settings'),
    handle: ({ db }, { query }) => getReachUs(db, query.locale),
  }),
  call('put /settings', 'Replace all of it', {
    access: 'owner',
    body: reachUsSchema,
    200: told('Stored', shownReachUsSchema, 'Saved.'),
    handle: (deps, { body }) =>
      writeContent(deps, async (tx) => {
        const specialDays = body.specialDays.toSorted((one, other) => one.from.localeCompare(other.from))
        const { whatsapp, viber, isBarShown } = body
        await reachUs.write(tx, { ...body, specialDays })
        // Every page reads the numbers of the bar, from a fact of their own: nothing else is read for it.
        if (isBarShown) await replaceFact(tx, FOOT_FACT, JSON.stringify({ whatsapp, viber }))
        else await deleteFact(tx, FOOT_FACT)
        const action = { action: 'update', entity: 'reach-us', label: 'contact' }
        return { result: await getReachUs(tx, 'en'), action }
      }),
  }),
)

export const feature: Feature = {
  api: (deps) => ({ '/reach-us': reachUsApi(deps) }),
  on: {
    async sampleLoaded(tx) {
      await insertFactOnce(tx, reachUs.name, SAMPLE_HOURS)
    },
    /** They would hide what another firm says in its settings. Those that an owner has saved since then stay. */
    async sampleRemoved(tx) {
      await deleteFact(tx, reachUs.name, SAMPLE_HOURS)
    },
  },
}

const NO_HOURS = Object.fromEntries(DAYS.map((day) => [day, ''])) as Hours
const reachUs = settingsFact<ReachUs>('reach-us', { ...sample, hours: NO_HOURS, specialDays: [] })

/** As the settings of the sample write it in words. The holidays are the first days of Magh and Baishakh. */
const SAMPLE_HOURS = JSON.stringify(sample)

/** With the days also in Bikram Sambat; before owners have saved it, nothing is set. */
async function getReachUs(db: Db, locale: Locale): Promise<ShownReachUs> {
  const stored = await reachUs.read(db)
  const inBs = (start: string, end: string) => periodInBs({ start, end }, locale)
  return { ...stored, specialDays: stored.specialDays.map((one) => ({ ...one, bs: inBs(one.from, one.until) })) }
}
