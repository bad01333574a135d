import { z } from '@hono/zod-openapi'
import { doneSchema } from '../../contract/accounts/staff.ts'
import { oneOf } from '../../contract/list.ts'
import { firstOwnerSchema, setUpStateSchema, setUpStepSchema } from '../../contract/set-up/set-up.ts'
import { lazyStaffAuth } from '../core/accounts/lazy-staff-auth.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, limitError } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { addFirstOwner } from './first-owner.ts'
import { hasOwner } from './set-up-address.ts'

const ADDED = { message: 'The account is made. Sign in with its password.' }

const call = callsOf('Set-up', { access: 'public' })
const stateCall = call('get /', 'Whether the site waits for its first owner', {
  200: answer(oneOf(setUpStateSchema), 'Set-up is open while there is no owner', { data: { isOpen: false } }),
})
const ownerCall = call('post /owner', 'Make the account of the first owner', {
  description: 'Possible once, with the secret of the address that the start of the server prints.',
  body: firstOwnerSchema,
  201: answer(doneSchema, 'Stored', ADDED),
  ...conflictError,
  ...limitError,
})
const stepsCall = call('get /steps', 'What a new site needs, and whether it is there', {
  access: 'reader',
  200: answer(z.object({ data: z.array(setUpStepSchema) }), 'Computed from the store', { data: [] }),
})

const setUpApi = (deps: ApiDeps) => {
  const { db, log, now, staff, wakeJobs, place } = deps
  const auth = lazyStaffAuth({ db, log, ...staff })
  const owner = { db, now, auth, wakeJobs, secret: staff.secret, dataDir: place?.dataDir }
  return createRouter()
    .openapi(stateCall, async (context) => context.json({ data: { isOpen: !(await hasOwner(db)) } }, 200))
    .openapi(ownerCall, async (context) => {
      await addFirstOwner(owner, context.req.valid('json'), context.var.caller.address)
      return context.json(ADDED, 201)
    })
    .openapi(stepsCall, async (context) => {
      const steps = deps.setUpSteps.map(async ({ name, isDone }) => ({ name, isDone: await isDone(deps) }))
      return context.json({ data: await Promise.all(steps) }, 200)
    })
}

export const setUpFeature: Feature = {
  api: (deps) => ({ '/set-up': setUpApi(deps) }),
  setUpSteps: [{ name: 'account', isDone: ({ db }) => hasOwner(db) }],
}
