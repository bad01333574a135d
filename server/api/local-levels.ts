import { listOf } from '../../contract/list.ts'
import { localLevelListQuerySchema, localLevelSchema } from '../../contract/place.ts'
import { listLocalLevels } from '../services/local-levels.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: [...LIST_PARAMETERS, 'district'],
  tags: ['Places'],
  summary: 'The 753 local levels of Nepal, or those of a district',
  request: { query: localLevelListQuerySchema },
  responses: { 200: answer(listOf(localLevelSchema), 'The local levels'), ...listErrors },
})

export const localLevelsApi = ({ db }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listLocalLevels(db, context.req.valid('query')), 200),
  )
