import { z } from 'zod'
import {
  addressCheckSchema,
  publicAddressChangeSchema,
  publicAddressSchema,
  type PublicAddress,
} from '../../contract/mail-settings/public-address.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, limitError } from '../core/api/router.ts'
import { note } from '../core/audit/audit.ts'
import type { ApiDeps } from '../core/feature.ts'
import { createRateLimit } from '../core/process/rate-limit.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { findPublicUrl, storePublicUrl } from '../core/settings/settings.ts'
import { checkAddress, proofOf } from './check-address.ts'
import { TESTS } from './mail-settings-api.ts'

const UPDATED = 'The public address is updated successfully.'

const call = callsOf('Public address', { access: 'owner' })
const getCall = call('get /', 'The address that mails, feeds and search engines are told', {
  200: answer(oneOf(publicAddressSchema), 'As it is set, and as this server uses it'),
})
const changeCall = call('put /', 'Set the public address', {
  description: 'Servers use it from their next start. Where PUBLIC_URL is set on the server: 409.',
  body: publicAddressChangeSchema,
  200: answer(writtenOf(publicAddressSchema), `Stored: "${UPDATED}"`),
})
const checkCall = call('post /check', 'Look whether this site answers at an address, without saving it', {
  body: publicAddressChangeSchema,
  200: answer(oneOf(addressCheckSchema), 'What was found'),
  ...limitError,
})
const proofCall = call('get /proof', 'What a check of the public address recognizes this site by', {
  access: 'public',
  cache: [],
  200: answer(oneOf(z.object({ proof: z.string() })), 'The same at every server of this store'),
})

export const publicAddressApi = ({ db, now, staff }: ApiDeps) => {
  const { secret, publicUrl, isPublicUrlFixed = false } = staff
  const checks = createRateLimit({ ...TESTS, now })
  const read = async (): Promise<PublicAddress> => ({
    address: (isPublicUrlFixed ? publicUrl : await findPublicUrl(db)) ?? null,
    isFixed: isPublicUrlFixed,
    inUse: publicUrl ?? null,
  })
  return createRouter()
    .openapi(getCall, async (context) => context.json({ data: await read() }, 200))
    .openapi(changeCall, async (context) => {
      if (isPublicUrlFixed)
        throw new ServiceError(
          'conflict',
          'The address is set on the server (PUBLIC_URL): whoever runs it changes it there',
        )
      const { address } = context.req.valid('json')
      await db.transaction().execute(async (tx) => {
        await storePublicUrl(tx, address)
        await note(tx, actorOf(context), now(), { action: 'update', entity: 'public-address', label: address })
      })
      return context.json({ message: UPDATED, data: await read() }, 200)
    })
    .openapi(checkCall, async (context) => {
      const retryAfter = checks.take('')
      if (retryAfter !== undefined)
        throw new ServiceError('too_many_requests', 'Too many checks: try again in a few minutes', { retryAfter })
      return context.json({ data: await checkAddress(context.req.valid('json').address, { secret }) }, 200)
    })
    .openapi(proofCall, (context) => context.json({ data: { proof: proofOf(secret) } }, 200))
}
