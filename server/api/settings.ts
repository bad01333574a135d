import { localeQuerySchema, oneOf } from '../../contract/list.ts'
import { settingsSchema } from '../../contract/settings.ts'
import { getSettings } from '../services/settings.ts'
import { answer, createRoute, createRouter, listErrors, type ApiParts } from './router.ts'

const getRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: ['locale'],
  tags: ['Organisation'],
  summary: 'Name, contact details and hours of the firm',
  request: { query: localeQuerySchema },
  responses: { 200: answer(oneOf(settingsSchema), 'The settings'), ...listErrors },
})

export const settingsApi = (parts: ApiParts) =>
  createRouter().openapi(getRoute, async (context) =>
    context.json({ data: await getSettings(parts.db, context.req.valid('query').locale) }, 200),
  )
