import { z } from '@hono/zod-openapi'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import {
  newPasskeySchema,
  passkeyOptionsSchema,
  PASSKEY_LIMIT,
  passkeySchema,
  passkeySignInSchema,
} from '../../../contract/accounts/passkey.ts'
import { doneSchema, passwordSchema, signInAnswerSchema } from '../../../contract/accounts/staff.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, limitError } from '../api/router.ts'
import { notFound, ServiceError } from '../process/service-error.ts'
import { actorOf, signedInOf } from './access.ts'
import { createSessionParts, type SessionDeps } from './session-parts.ts'
import { checkPassword } from './sign-in.ts'
import { deletePasskey, listPasskeys } from './store/staff.ts'

const ADDED = 'Your passkey is added.'
const REMOVED = { message: 'The passkey is removed.' }
const OPTIONS = { data: { challenge: 'p1Yz…' } } as const
const PASSKEY = { id: 'w8Qk', name: 'Office phone', createdAt: '2026-11-26T05:10:00.000Z' } as const

const call = callsOf('Session', { access: 'reader' })
const signInOptionsCall = call('post /session/passkey/options', 'Begin to sign in with a passkey', {
  access: 'public',
  description: 'Sets a cookie for five minutes that belongs to the challenge.',
  200: answer(oneOf(passkeyOptionsSchema), 'What the browser asks the device for', OPTIONS),
  ...limitError,
})
const passkeySignInCall = call('post /session/passkey', 'Sign in with a passkey', {
  access: 'public',
  description: 'A passkey stands for the password and the code: the device has checked a finger, a face or a PIN.',
  body: passkeySignInSchema,
  200: answer(oneOf(signInAnswerSchema), 'Signed in', {
    data: {
      state: 'signed-in',
      staff: { id: 'k3Jx', name: 'Sita', email: 'sita@example.org', role: 'editor', locale: 'ne', secondFactor: false },
    },
  }),
  ...limitError,
})
const passkeysCall = call('get /passkeys', "One's own passkeys", {
  200: answer(z.object({ data: z.array(passkeySchema) }), 'The passkeys, oldest first', { data: [PASSKEY] }),
})
const passkeyOptionsCall = call('post /passkeys/options', 'Begin to add a passkey', {
  body: passwordSchema,
  200: answer(oneOf(passkeyOptionsSchema), 'What the browser asks the device for', OPTIONS),
  ...limitError,
})
const addPasskeyCall = call('post /passkeys', 'Add a passkey', {
  body: newPasskeySchema,
  200: answer(writtenOf(passkeySchema), 'Added', { message: ADDED, data: PASSKEY }),
})
const removePasskeyCall = call('delete /passkeys/{id}', 'Remove a passkey', {
  params: z.object({ id: z.string().max(64) }),
  200: answer(doneSchema, 'Signing in with it is refused from now on', REMOVED),
})

/** Signing in with the device's own lock (Web Authentication); better-auth checks challenges and signatures. */
export const passkeysApi = (deps: SessionDeps) => {
  const { db, auth } = deps
  const { tryAs, ask, noteOwn, signedIn } = createSessionParts(deps)
  return createRouter()
    .openapi(signInOptionsCall, async (context) => {
      const options = await ask(context, '/passkey/generate-authenticate-options')
      return context.json({ data: { ...passkeyOptionsSchema.parse(options), userVerification: 'required' } }, 200)
    })
    .openapi(passkeySignInCall, async (context) =>
      signedIn(context, await ask(context, '/passkey/verify-authentication', context.req.valid('json'))),
    )
    .openapi(passkeysCall, async (context) =>
      context.json({ data: await listPasskeys(db, signedInOf(context).staff.id) }, 200),
    )
    .openapi(passkeyOptionsCall, async (context) => {
      const { staff } = signedInOf(context)
      const { password } = context.req.valid('json')
      await tryAs(context, 'own password', staff.email, async () =>
        checkPassword(await auth(), db, context.var.caller, password),
      )
      if ((await listPasskeys(db, staff.id)).length >= PASSKEY_LIMIT)
        throw new ServiceError('conflict', `At most ${PASSKEY_LIMIT} passkeys: remove one first`)
      const options = await ask(context, '/passkey/generate-register-options')
      return context.json({ data: passkeyOptionsSchema.parse(options) }, 200)
    })
    .openapi(addPasskeyCall, async (context) => {
      const { id } = await ask(context, '/passkey/verify-registration', context.req.valid('json'))
      await noteOwn(context, 'add-passkey')
      const added = (await listPasskeys(db, actorOf(context).id!)).find((passkey) => passkey.id === id)
      return context.json({ message: ADDED, data: added! }, 200)
    })
    .openapi(removePasskeyCall, async (context) => {
      const { id } = context.req.valid('param')
      if (!(await deletePasskey(db, signedInOf(context).staff.id, id))) throw notFound('Passkey')
      await noteOwn(context, 'remove-passkey')
      return context.json(REMOVED, 200)
    })
}
