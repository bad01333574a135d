import { findSampleSettings } from '../core/content/own-content.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { settings } from './settings-kind.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { settingsSchema } from '../../contract/settings/settings.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Organisation', { access: 'public' })
const getCall = call('get /', 'Name, contact details and hours of the firm', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(settingsSchema), 'The settings'),
})

export const settingsApi = (parts: ApiParts) =>
  createRouter().openapi(getCall, async (context) =>
    context.json({ data: await getSettings(parts.db, context.req.valid('query').locale) }, 200),
  )

/** The name and a way to reach the firm; in a store that began with the sample, nothing of the invented firm's. */
async function isFirmOwn({ db }: ApiDeps): Promise<boolean> {
  const [now, sample] = await Promise.all([getSettings(db, DEFAULT_LOCALE), findSampleSettings(db)])
  const isSample = (['name', 'phones', 'email', 'address'] as const).some(
    (key) => sample !== undefined && JSON.stringify(now[key]) === JSON.stringify(sample[key]),
  )
  return !['', SAMPLE_FIRM].includes(now.name) && (now.phones.length > 0 || now.email !== '') && !isSample
}

export const settingsFeature: Feature = {
  kinds: [settings],
  api: (deps) => ({ '/settings': settingsApi(deps) }),
  setUpSteps: [{ name: 'settings', isDone: isFirmOwn }],
  readiness: { firmName: isFirmOwn },
}
