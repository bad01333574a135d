import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import { districtSchema } from '../../contract/place.ts'
import { districtDetailSchema } from '../../contract/region.ts'
import { listDistricts } from '../services/places.ts'
import { getDistrict } from '../services/regions.ts'
import { callsOf } from './calls.ts'
import { answer, busyError, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Places', { access: 'public' })
const listCall = call('get /', 'The districts of Nepal, with the number of projects', {
  cache: LIST_PARAMETERS,
  query: wholeListQuerySchema,
  200: answer(listOf(districtSchema), 'The districts'),
})

const getCall = call('get /{slug}', 'One district with its outline, facts, local levels and neighbours', {
  cache: ['locale'],
  query: localeQuerySchema,
  200: answer(oneOf(districtDetailSchema), 'The district'),
  ...busyError,
})

export const districtsApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listDistricts(db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getDistrict(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })
