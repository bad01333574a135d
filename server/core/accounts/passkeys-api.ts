import { z } from '@hono/zod-openapi'
import {
  newPasskeySchema,
  passkeyOptionsSchema,
  PASSKEY_LIMIT,
  passkeySchema,
  passkeySignInSchema,
  proofSchema,
} from '../../../contract/accounts/passkey.ts'
import { passwordSchema, signInAnswerSchema } from '../../../contract/accounts/staff.ts'
import { limitError } from '../api/router.ts'
import { conflict, notFound } from '../process/service-error.ts'
import { signedInOf } from './access.ts'
import { noteProof } from './proof.ts'
import { done, one, routerOf, servedCallsOf, written } from './served-calls.ts'
import type { SessionParts } from './session-parts.ts'
import { checkPasskey, checkPassword } from './sign-in.ts'
import { deletePasskey, listPasskeys } from './store/staff.ts'

const ASKED = 'What the browser asks the device for'

const call = servedCallsOf<SessionParts>('Session', { access: 'reader' })

/** Signing in with the device's own lock (Web Authentication); better-auth checks challenges and signatures. */
export const passkeysApi = routerOf(
  call('post /session/passkey/options', 'Begin to sign in with a passkey', {
    access: 'public',
    description: 'Sets a cookie for five minutes that belongs to the challenge.',
    200: one(passkeyOptionsSchema, ASKED),
    ...limitError,
    async handle({ ask }, { context }) {
      const options = await ask(context, '/passkey/generate-authenticate-options')
      return { ...passkeyOptionsSchema.parse(options), userVerification: 'required' }
    },
  }),
  call('post /session/passkey', 'Sign in with a passkey', {
    access: 'public',
    description: 'A passkey stands for the password and the code: the device has checked a finger, a face or a PIN.',
    body: passkeySignInSchema,
    200: one(signInAnswerSchema, 'Signed in'),
    ...limitError,
    async handle({ ask, signedIn, tryPasskey }, { body, context }) {
      const answer = await tryPasskey(context, () => ask(context, '/passkey/verify-authentication', body))
      return signedIn(context, answer, 'passkey')
    },
  }),
  call('get /session/proof', 'Whether calls that need a recent proof can be made', {
    isGuarded: true,
    200: done('They can, within the ten minutes of the proof', 'You need not give your password.'),
    handle: () => undefined,
  }),
  call('post /session/proof', 'Give the password or a passkey again', {
    description:
      'Needed by calls that answer `unproven`. Attempts are counted with those to sign in. For a passkey, begin with session/passkey/options.',
    body: proofSchema,
    200: done('For ten minutes, such calls can be made', 'Thank you.'),
    ...limitError,
    async handle({ db, auth, actor, tryAs, tryPasskey, noteOwn }, { body: { password, response }, context }) {
      const { sessionId, caller } = { ...signedInOf(context), ...context.var }
      const loaded = await auth()
      if (password === undefined)
        await tryPasskey(context, () => checkPasskey(loaded, db, caller, actor.id!, response!))
      else await tryAs(context, 'password', actor.email, () => checkPassword(loaded, db, caller, password))
      await noteProof(db, sessionId)
      await noteOwn(context, 'prove')
    },
  }),
  call('get /passkeys', "One's own passkeys", {
    200: one(z.array(passkeySchema), 'The passkeys, oldest first'),
    handle: ({ db, actor }) => listPasskeys(db, actor.id!),
  }),
  call('post /passkeys/options', 'Begin to add a passkey', {
    body: passwordSchema,
    200: one(passkeyOptionsSchema, ASKED),
    ...limitError,
    async handle({ db, auth, actor, ask, tryAs }, { body: { password }, context }) {
      await tryAs(context, 'own password', actor.email, async () =>
        checkPassword(await auth(), db, context.var.caller, password),
      )
      if ((await listPasskeys(db, actor.id!)).length >= PASSKEY_LIMIT)
        throw conflict(`At most ${PASSKEY_LIMIT} passkeys: remove one first`)
      return passkeyOptionsSchema.parse(await ask(context, '/passkey/generate-register-options'))
    },
  }),
  call('post /passkeys', 'Add a passkey', {
    body: newPasskeySchema,
    200: written(passkeySchema, 'Added', 'Your passkey is added.'),
    async handle({ db, actor, ask, noteOwn }, { body, context }) {
      const { id } = await ask(context, '/passkey/verify-registration', body)
      await noteOwn(context, 'add-passkey')
      return (await listPasskeys(db, actor.id!)).find((passkey) => passkey.id === id)!
    },
  }),
  call('delete /passkeys/{id}', 'Remove a passkey', {
    isGuarded: true,
    params: z.object({ id: z.string().max(64) }),
    200: done('Signing in with it is refused from now on', 'The passkey is removed.'),
    async handle({ db, actor, noteOwn }, { params: { id }, context }) {
      if (!(await deletePasskey(db, actor.id!, id))) throw notFound('Passkey')
      await noteOwn(context, 'remove-passkey')
    },
  }),
)
