import { z } from 'zod'
import {
  addressCheckSchema,
  publicAddressChangeSchema,
  publicAddressSchema,
  type PublicAddress,
} from '../../contract/mail-settings/public-address.ts'
import { one, routerOf, servedCallsOf, told } from '../core/accounts/served-calls.ts'
import { limitError } from '../core/api/router.ts'
import { note } from '../core/audit/audit.ts'
import type { ApiDeps } from '../core/feature.ts'
import { createRateLimit, type RateLimit } from '../core/process/rate-limit.ts'
import { conflict, tooMany } from '../core/process/service-error.ts'
import { findPublicUrl, storePublicUrl } from '../core/settings/settings.ts'
import { checkAddress, proofOf } from './check-address.ts'
import { TESTS } from './mail-settings-api.ts'

const call = servedCallsOf<ApiDeps & { checks: RateLimit }>('Public address', { access: 'owner' })

const calls = routerOf(
  call('get /', 'The address that mails, feeds and search engines are told', {
    200: one(publicAddressSchema, 'As it is set'),
    handle: readAddress,
  }),
  call('put /', 'Set the public address', {
    isGuarded: true,
    description: 'It is used from the next request on. Where PUBLIC_URL is set on the server: 409.',
    body: publicAddressChangeSchema,
    200: told('Stored', publicAddressSchema, 'The public address is updated successfully.'),
    async handle({ actor, ...deps }, { body: { address } }) {
      if (deps.isPublicUrlFixed)
        throw conflict('The address is set on the server (PUBLIC_URL): whoever runs it changes it there')
      await deps.db.transaction().execute(async (tx) => {
        await storePublicUrl(tx, address)
        await note(tx, actor, deps.now(), { action: 'update', entity: 'public-address', label: address })
      })
      return readAddress(deps)
    },
  }),
  call('post /check', 'Look whether this site answers at an address, without saving it', {
    body: publicAddressChangeSchema,
    200: one(addressCheckSchema, 'What was found'),
    ...limitError,
    async handle({ checks, secret }, { body }) {
      const retryAfter = checks.take('')
      if (retryAfter !== undefined) throw tooMany('Too many checks: try again in a few minutes', retryAfter)
      return checkAddress(body.address, { secret })
    },
  }),
  call('get /proof', 'What a check of the public address recognizes this site by', {
    access: 'public',
    cache: [],
    200: one(z.object({ proof: z.string() }), 'The same at every server of this store'),
    handle: ({ secret }) => ({ proof: proofOf(secret) }),
  }),
)

async function readAddress({ db, publicUrl, isPublicUrlFixed }: Omit<ApiDeps, 'actor'>): Promise<PublicAddress> {
  return { address: (isPublicUrlFixed ? publicUrl : await findPublicUrl(db)) ?? null, isFixed: isPublicUrlFixed }
}

export const publicAddressApi = (deps: ApiDeps) =>
  calls({ ...deps, checks: createRateLimit({ ...TESTS, now: deps.now }) })
