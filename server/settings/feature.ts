import type { Feature } from '../core/feature.ts'
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

export const settingsFeature: Feature = {
  kinds: [settings],
  api: (deps) => ({ '/settings': settingsApi(deps) }),
  readiness: {
    async firmName({ db }) {
      const { name } = await getSettings(db, DEFAULT_LOCALE)
      return name !== '' && name !== SAMPLE_FIRM
    },
  },
}
