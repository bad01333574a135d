import type { Feature } from '../core/feature.ts'
import { localeQuerySchema, wholeListQuerySchema } from '../../contract/list.ts'
import {
  districtSchema,
  localLevelListQuerySchema,
  localLevelSchema,
  provinceSchema,
} from '../../contract/places/place.ts'
import { districtDetailSchema, provinceDetailSchema } from '../../contract/regions/region.ts'
import { listLocalLevels, listDistricts, listProvinces } from '../core/places/places.ts'
import { getDistrict, getProvince } from './regions.ts'
import { listed, one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { busyError, LIST_PARAMETERS } from '../core/api/router.ts'

const call = servedCallsOf('Places', { access: 'public' })
const inLists = { cache: LIST_PARAMETERS, query: wholeListQuerySchema }
const inDetail = { cache: ['locale'], query: localeQuerySchema, ...busyError }

const districtsApi = routerOf(
  call('get /', 'The districts of Nepal, with the number of projects', {
    ...inLists,
    200: listed(districtSchema, 'The districts'),
    handle: ({ db }, { query }) => listDistricts(db, query),
  }),
  call('get /{slug}', 'One district with its outline, facts, local levels and neighbours', {
    ...inDetail,
    200: one(districtDetailSchema, 'The district'),
    handle: ({ reads, now }, { params, query }) => getDistrict(reads, params.slug, query.locale, now()),
  }),
)

const provincesApi = routerOf(
  call('get /', 'The provinces of Nepal, with the number of projects', {
    ...inLists,
    200: listed(provinceSchema, 'The provinces'),
    handle: ({ db }, { query }) => listProvinces(db, query),
  }),
  call('get /{slug}', 'One province with its outline, facts, local levels and neighbours', {
    ...inDetail,
    200: one(provinceDetailSchema, 'The province'),
    handle: ({ reads, now }, { params, query }) => getProvince(reads, params.slug, query.locale, now()),
  }),
)

const localLevelsApi = routerOf(
  call('get /', 'The 753 local levels of Nepal, or those of a district', {
    cache: [...LIST_PARAMETERS, 'district'],
    query: localLevelListQuerySchema,
    200: listed(localLevelSchema, 'The local levels'),
    handle: ({ db }, { query }) => listLocalLevels(db, query),
  }),
)

export const feature: Feature = {
  api: (deps) => ({
    '/provinces': provincesApi(deps),
    '/districts': districtsApi(deps),
    '/local-levels': localLevelsApi(deps),
  }),
}
