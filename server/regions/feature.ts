import type { Feature } from '../core/feature.ts'
import { listOf, localeQuerySchema, oneOf, wholeListQuerySchema } from '../../contract/list.ts'
import {
  districtSchema,
  localLevelListQuerySchema,
  localLevelSchema,
  provinceSchema,
} from '../../contract/places/place.ts'
import { districtDetailSchema, provinceDetailSchema } from '../../contract/regions/region.ts'
import { listLocalLevels } from '../core/places/local-levels.ts'
import { listDistricts, listProvinces } from '../core/places/places.ts'
import { getDistrict, getProvince } from './regions.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, busyError, createRouter, LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Places', { access: 'public' })
const listCall = <Item extends typeof districtSchema | typeof provinceSchema>(item: Item, names: string) =>
  call('get /', `The ${names} of Nepal, with the number of projects`, {
    cache: LIST_PARAMETERS,
    query: wholeListQuerySchema,
    200: answer(listOf(item), `The ${names}`),
  })
const getCall = <Detail extends typeof districtDetailSchema | typeof provinceDetailSchema>(
  detail: Detail,
  name: string,
) =>
  call('get /{slug}', `One ${name} with its outline, facts, local levels and neighbours`, {
    cache: ['locale'],
    query: localeQuerySchema,
    200: answer(oneOf(detail), `The ${name}`),
    ...busyError,
  })

export const districtsApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listCall(districtSchema, 'districts'), async (context) =>
      context.json(await listDistricts(db, context.req.valid('query')), 200),
    )
    .openapi(getCall(districtDetailSchema, 'district'), async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getDistrict(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })

export const provincesApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(listCall(provinceSchema, 'provinces'), async (context) =>
      context.json(await listProvinces(db, context.req.valid('query')), 200),
    )
    .openapi(getCall(provinceDetailSchema, 'province'), async (context) => {
      const { slug } = context.req.valid('param')
      return context.json({ data: await getProvince(reads, slug, context.req.valid('query').locale, now()) }, 200)
    })

const localLevelsCall = call('get /', 'The 753 local levels of Nepal, or those of a district', {
  cache: [...LIST_PARAMETERS, 'district'],
  query: localLevelListQuerySchema,
  200: answer(listOf(localLevelSchema), 'The local levels'),
})

export const localLevelsApi = ({ db }: ApiParts) =>
  createRouter().openapi(localLevelsCall, async (context) =>
    context.json(await listLocalLevels(db, context.req.valid('query')), 200),
  )

export const regionsFeature: Feature = {
  api: (deps) => ({
    '/provinces': provincesApi(deps),
    '/districts': districtsApi(deps),
    '/local-levels': localLevelsApi(deps),
  }),
}
