import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { provinceSchema } from '../../contract/place.ts'
import { provinceDetailSchema } from '../../contract/region.ts'
import { listProvinces } from '../services/places.ts'
import { getProvince } from '../services/regions.ts'
import { callsOf } from './calls.ts'
import { answer, busyError, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Places', { access: 'public' })
const listCall = call('get /', 'The provinces of Nepal, with the number of projects', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(provinceSchema), 'The provinces'),
})

const getCall = call('get /{slug}', 'One province with its outline, facts, local levels and neighbours', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(provinceDetailSchema), 'The province'),
  ...busyError,
})

export const provincesApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listProvinces(db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProvince(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })
