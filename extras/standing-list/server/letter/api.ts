import { one, routerOf, servedCallsOf, told } from '../../../../server/core/accounts/served-calls.ts'
import type { ApiDeps } from '../../../../server/core/feature.ts'
import { letterDetailsSchema, letterWordingsSchema, newWordingSchema } from '../../contract/letter-wording.ts'
import { getWordings, saveDetails, saveWording } from './wording.ts'

const call = servedCallsOf<ApiDeps>('Standing list', { access: 'bids' })

/** The calls for the wording of letters, and for details that only letters have. */
export const wordingApi = routerOf(
  call('get /', 'The wording of letters, with its history and the details for letters', {
    200: one(letterWordingsSchema, 'In both languages'),
    handle: ({ db }) => getWordings(db),
  }),
  call('post /', "Save a wording, or go back to the product's", {
    body: newWordingSchema,
    201: told('Stored', letterWordingsSchema, 'The wording is saved.'),
    handle: (deps, { body }) => saveWording(deps, body),
  }),
  call('put /details', 'Save the details for letters', {
    body: letterDetailsSchema,
    200: told('Stored', letterWordingsSchema, 'The details are saved.'),
    handle: (deps, { body }) => saveDetails(deps, body),
  }),
)
