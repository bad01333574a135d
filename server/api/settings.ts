import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { settingsChangeSchema, settingsRecordSchema, settingsSchema } from '../../contract/settings.ts'
import { getSettings } from '../services/settings.ts'
import { contentCalls } from './content-calls.ts'
import { answer, createRoute, createRouter, listErrors, type ApiParts } from './router.ts'

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale'],
  tags: ['Organisation'],
  summary: 'What every page says of the firm: name, contact details, hours',
  request: { query: localeQuerySchema },
  responses: { 200: answer(oneOf(settingsSchema), 'The settings'), ...listErrors },
})

const SETTINGS_CALLS = {
  entity: 'settings',
  access: 'owner',
  changeSchema: settingsChangeSchema,
  recordSchema: settingsRecordSchema,
} as const

export const settingsApi = (parts: ApiParts) =>
  createRouter()
    .openapi(getRoute, async (context) => context.json({ data: await getSettings(parts.db, context.req.valid('query').locale) }, 200))
    .route('/', contentCalls(parts, SETTINGS_CALLS))
