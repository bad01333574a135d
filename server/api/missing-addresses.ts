import { listOf } from '../../contract/list.ts'
import { missingAddressListQuerySchema, missingAddressSchema } from '../../contract/missing-address.ts'
import { listAllMissingAddresses } from '../services/missing-addresses.ts'
import { answer, createRoute, createRouter, staffErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags: ['Redirects'],
  summary: 'Addresses without a page and without a redirect that visitors asked for, the most requested first',
  request: { query: missingAddressListQuerySchema },
  responses: { 200: answer(listOf(missingAddressSchema), 'A page of them'), ...staffErrors },
})

export const missingAddressesApi = ({ db }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listAllMissingAddresses(db, context.req.valid('query')), 200),
  )
