import type { Kysely } from 'kysely'
import { cacheableCalls, listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { createTestApi } from '../../create-test-api.ts'

/** The calls that the routes of the API declare cacheable. None of them is made, so it needs no store. */
export const isCacheableCall = cacheableCalls(listDeclaredRoutes(createTestApi({ db: {} as Kysely<Database> })))
