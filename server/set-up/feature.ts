import { z } from '@hono/zod-openapi'
import { doneSchema } from '../../contract/accounts/staff.ts'
import { oneOf } from '../../contract/list.ts'
import { firstOwnerSchema, setUpStateSchema, setUpStepSchema } from '../../contract/set-up/set-up.ts'
import { routerOf, servedCallsOf, whole } from '../core/accounts/served-calls.ts'
import { conflictError, limitError } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { addFirstOwner } from './first-owner.ts'
import { hasOwner } from './set-up-address.ts'

const ADDED = { message: 'The account is made. Sign in with its password.' }

const call = servedCallsOf<ApiDeps>('Set-up', { access: 'public' })

const setUpApi = routerOf(
  call('get /', 'Whether the site waits for its first owner', {
    200: whole(oneOf(setUpStateSchema), 'Set-up is open while there is no owner', { data: { isOpen: false } }),
    handle: async ({ db }) => ({ data: { isOpen: !(await hasOwner(db)) } }),
  }),
  call('post /owner', 'Make the account of the first owner', {
    description: 'Possible once, with the secret of the address that the start of the server prints.',
    body: firstOwnerSchema,
    201: whole(doneSchema, 'Stored', ADDED),
    ...conflictError,
    ...limitError,
    async handle(deps, { body, context }) {
      await addFirstOwner(deps, body, context.var.caller.address)
      return ADDED
    },
  }),
  call('get /steps', 'What a new site needs, and whether it is there', {
    access: 'reader',
    200: whole(oneOf(z.array(setUpStepSchema)), 'Computed from the store', { data: [] }),
    async handle(deps) {
      const steps = deps.setUpSteps.map(async ({ name, isDone }) => ({ name, isDone: await isDone(deps) }))
      return { data: await Promise.all(steps) }
    },
  }),
)

export const feature: Feature = {
  api: (deps) => ({ '/set-up': setUpApi(deps) }),
  setUpSteps: [{ name: 'account', isDone: ({ db }) => hasOwner(db) }],
}
