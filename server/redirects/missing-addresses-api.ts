import { listOf } from '../../contract/list.ts'
import { missingAddressListQuerySchema, missingAddressSchema } from '../../contract/missing-address.ts'
import { listAllMissingAddresses } from './missing-addresses.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Redirects', { access: 'owner' })
const listCall = call(
  'get /',
  'Addresses without a page and without a redirect that visitors asked for, the most requested first',
  { query: missingAddressListQuerySchema, 200: answer(listOf(missingAddressSchema), 'A page of them') },
)

export const missingAddressesApi = ({ db }: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listAllMissingAddresses(db, context.req.valid('query')), 200),
  )
