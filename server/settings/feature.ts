import { findSampleSettings } from '../core/content/own-content.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { listFactRows, settings } from './settings-kind.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { ownFactSchema } from '../../contract/facts/own-fact.ts'
import { localeQuerySchema } from '../../contract/list.ts'
import { settingsKind } from '../../contract/settings/kind.ts'
import { settingsSchema } from '../../contract/settings/settings.ts'
import { publicRows } from '../core/content/facts.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { toOwnFacts } from '../facts/public.ts'
import { z } from 'zod'

const call = servedCallsOf('Organisation', { access: 'public' })

const settingsApi = routerOf(
  call('get /', 'Name, contact details and hours of the firm', {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(settingsSchema, 'The settings'),
    handle: ({ db }, { query }) => getSettings(db, query.locale),
  }),

  // Apart from the settings, which every page reads.
  call('get /facts', "The firm's own facts, in its order", {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(z.array(ownFactSchema), 'Those that its page shows'),
    async handle({ db, now }, { query: { locale } }) {
      const rows = JSON.stringify(await listFactRows(db))
      return toOwnFacts(db, publicRows(settingsKind.fields.facts, rows, locale), locale, now())
    },
  }),
)

/** The name and a way to reach the firm; in a store that began with the sample, nothing of the invented firm's. */
async function isFirmOwn({ db }: ApiDeps): Promise<boolean> {
  const [now, sample] = await Promise.all([getSettings(db, DEFAULT_LOCALE), findSampleSettings(db)])
  const isSample = (['name', 'phones', 'email', 'address'] as const).some(
    (key) => sample !== undefined && JSON.stringify(now[key]) === JSON.stringify(sample[key]),
  )
  return !['', SAMPLE_FIRM].includes(now.name) && (now.phones.length > 0 || now.email !== '') && !isSample
}

export const feature: Feature = {
  kinds: [settings],
  api: (deps) => ({ '/settings': settingsApi(deps) }),
  setUpSteps: [{ name: 'settings', isDone: isFirmOwn }],
  readiness: { firmName: isFirmOwn },
}
