import { listOf } from '../../contract/list.ts'
import { localLevelListQuerySchema, localLevelSchema } from '../../contract/place.ts'
import { listLocalLevels } from '../core/places/local-levels.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Places', { access: 'public' })
const listCall = call('get /', 'The 753 local levels of Nepal, or those of a district', {
  cache: [...LIST_PARAMETERS, 'district'],
  query: localLevelListQuerySchema,
  200: answer(listOf(localLevelSchema), 'The local levels'),
})

export const localLevelsApi = ({ db }: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listLocalLevels(db, context.req.valid('query')), 200),
  )
