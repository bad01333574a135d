import {
  changedPasswordSchema,
  chosenPasswordSchema,
  codeSchema,
  doneSchema,
  linkAccountSchema,
  linkTokenSchema,
  ownAccountSchema,
  ownEmailSchema,
  passwordSchema,
  secondFactorSchema,
  signInAnswerSchema,
  signInSchema,
  staffSchema,
  staffSessionSchema,
} from '../../../contract/accounts/staff.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { callsOf } from '../api/calls.ts'
import { answer, conflictError, createRouter, limitError } from '../api/router.ts'
import { EDIT_LINK_COOKIE } from '../api/staff-auth-names.ts'
import { ServiceError } from '../process/service-error.ts'
import { actorOf, signedInOf } from './access.ts'
import {
  createSessionParts,
  findUserOfLink,
  findUserOfSecondStep,
  linkNoLongerValid,
  resetAttempts,
  useCodeOnce,
  useLink,
  type SessionDeps,
} from './session-parts.ts'
import { changeOwnAccount } from './staff-accounts.ts'
import { changeOwnEmail } from './own-email.ts'
import { checkPassword, endSession, listSessions } from './sign-in.ts'
import { z } from '@hono/zod-openapi'
import { deleteCookie } from 'hono/cookie'

const RENAMED = 'Your name is changed.'
const LANGUAGE_CHANGED = 'Your language is changed.'
const EMAIL_CHANGED = 'Your e-mail address is changed.'
const DONE = { message: 'Signed out.' }
const STAFF = {
  id: 'k3Jx',
  name: 'Sita',
  email: 'sita@example.org',
  role: 'editor',
  locale: 'ne',
  secondFactor: false,
} as const
const SIGNED_IN = { data: { state: 'signed-in', staff: STAFF } } as const

const call = callsOf('Session', { access: 'reader' })
const signInCall = call('post /session', 'Sign in', {
  access: 'public',
  description:
    'Sets a cookie that scripts cannot read. Where the account has an authenticator, the answer says second-factor, and the code is to be sent to session/second-factor within ten minutes.',
  body: signInSchema,
  200: answer(oneOf(signInAnswerSchema), 'Signed in, or asked for a code', SIGNED_IN),
  ...limitError,
})
const openBrowserCall = call('post /session/link', 'Let a browser sign in while others guess the password', {
  access: 'public',
  description:
    'Takes the link of password/forgotten and marks this browser, so that attempts of others do not slow it down. Signing in then asks for the present password and the code as always.',
  body: linkTokenSchema,
  200: answer(doneSchema, 'The link is used up', { message: 'Sign in with your password.' }),
})
const secondFactorSignInCall = call('post /session/second-factor', 'Sign in, second step', {
  access: 'public',
  body: codeSchema,
  200: answer(oneOf(signInAnswerSchema), 'Signed in', SIGNED_IN),
  ...limitError,
})
const whoCall = call('get /session', 'Who is signed in', {
  200: answer(oneOf(staffSchema), 'The person whose session this is', { data: STAFF }),
})
const changeOwnAccountCall = call('patch /session', "Change one's name or language", {
  description: 'The staff screens send the language that is chosen there; mails to this person are written in it.',
  body: ownAccountSchema,
  200: answer(writtenOf(staffSchema), 'Stored', { message: RENAMED, data: STAFF }),
})
const changeEmailCall = call('put /session/email', "Change one's e-mail address", {
  description: 'Both addresses get a mail. All other sessions of the account end.',
  body: ownEmailSchema,
  200: answer(writtenOf(staffSchema), 'Stored', { message: EMAIL_CHANGED, data: STAFF }),
  ...conflictError,
  ...limitError,
})
const signOutCall = call('delete /session', 'Sign out', {
  200: answer(doneSchema, 'The session has ended', DONE),
})
const sessionsCall = call('get /sessions', 'Where one is signed in', {
  200: answer(z.object({ data: z.array(staffSessionSchema) }), "One's own sessions", { data: [] }),
})
const endSessionCall = call('delete /sessions/{id}', 'Sign out somewhere else', {
  params: z.object({ id: z.string() }),
  200: answer(doneSchema, 'That session has ended', DONE),
})
const linkAccountCall = call('post /password/link/account', 'Whose account a link is for', {
  access: 'public',
  description: 'The link stays valid.',
  body: linkTokenSchema,
  200: answer(oneOf(linkAccountSchema), 'The account', { data: { email: STAFF.email, hasPassword: true } }),
})
const choosePasswordCall = call('post /password/link', 'Choose a password by a link that an owner has made', {
  access: 'public',
  description: 'The link is good once and for three days. Whoever was signed in with the account is signed out.',
  body: chosenPasswordSchema,
  200: answer(doneSchema, 'The password can be used', { message: 'Your password is set. Sign in with it.' }),
  ...limitError,
})
const changePasswordCall = call('put /password', "Change one's password", {
  description: 'All other sessions of the account end.',
  body: changedPasswordSchema,
  200: answer(doneSchema, 'The password is changed', { message: 'Your password is changed.' }),
  ...limitError,
})
const setUpCall = call('post /second-factor', 'Begin to set up an authenticator', {
  description: 'Sign-in asks for it once second-factor/confirmation has received one of its codes.',
  body: passwordSchema,
  200: answer(oneOf(secondFactorSchema), 'What the authenticator needs', {
    data: { uri: 'otpauth://totp/Website:sita@example.org?secret=…', recoveryCodes: ['Ab3dE-f6H8j'] },
  }),
  ...limitError,
})
const confirmCall = call('post /second-factor/confirmation', 'Finish setting up an authenticator', {
  body: codeSchema,
  200: answer(doneSchema, 'Sign-in asks for it from now on', { message: 'Your authenticator is set up.' }),
  ...limitError,
})
const removeCall = call('post /second-factor/removal', 'Sign in without an authenticator again', {
  body: passwordSchema,
  200: answer(doneSchema, 'Sign-in does not ask for it any more', { message: 'Your authenticator is removed.' }),
  ...limitError,
})

/** better-auth does the work; messages and formats are the API's. */
export const sessionApi = (deps: SessionDeps) => {
  const { db, now, auth } = deps
  const { tryAs, rememberDevice, ask, noteOwn, signedIn } = createSessionParts(deps)
  return createRouter()
    .openapi(signInCall, async (context) => {
      const given = context.req.valid('json')
      const body = await tryAs(context, 'password', given.email, () => ask(context, '/sign-in/email', given))
      if (body['twoFactorRedirect'] === true)
        return context.json({ data: { state: 'second-factor' as const, staff: null } }, 200)
      return signedIn(context, body)
    })
    .openapi(openBrowserCall, async (context) => {
      const { email } = await useLink(await auth(), context.req.valid('json').token)
      rememberDevice(context, email)
      return context.json({ message: 'Sign in with your password.' }, 200)
    })
    .openapi(secondFactorSignInCall, async (context) => {
      const { code } = context.req.valid('json')
      const user = await findUserOfSecondStep(await auth(), context.var.caller.cookie)
      if (!user) throw new ServiceError('unauthorized', 'Signing in took too long: begin again with your password')
      const check = () =>
        ask(context, isDigits(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', { code })
      return signedIn(context, await tryAs(context, 'code', user.email, () => useCodeOnce(deps, user.id, code, check)))
    })
    .openapi(whoCall, (context) => context.json({ data: signedInOf(context).staff }, 200))
    .openapi(changeOwnAccountCall, async (context) => {
      const given = context.req.valid('json')
      await changeOwnAccount({ db, now, auth, actor: actorOf(context) }, given)
      const message = given.name === undefined ? LANGUAGE_CHANGED : RENAMED
      return context.json({ message, data: { ...signedInOf(context).staff, ...given } }, 200)
    })
    .openapi(changeEmailCall, async (context) => {
      const given = context.req.valid('json')
      const { staff, sessionId } = signedInOf(context)
      await tryAs(context, 'own password', staff.email, async () =>
        checkPassword(await auth(), db, context.var.caller, given.password),
      )
      const email = await changeOwnEmail({ db, now, auth, actor: actorOf(context) }, given.email, sessionId)
      deps.wakeJobs()
      rememberDevice(context, email)
      return context.json({ message: EMAIL_CHANGED, data: { ...staff, email } }, 200)
    })
    .openapi(signOutCall, async (context) => {
      await ask(context, '/sign-out', {})
      deleteCookie(context, EDIT_LINK_COOKIE, { path: '/', sameSite: 'Lax' })
      return context.json(DONE, 200)
    })
    .openapi(sessionsCall, async (context) => {
      const { staff, sessionId } = signedInOf(context)
      return context.json({ data: await listSessions(db, staff.id, sessionId, now()) }, 200)
    })
    .openapi(endSessionCall, async (context) => {
      await endSession(db, signedInOf(context).staff.id, context.req.valid('param').id)
      return context.json(DONE, 200)
    })
    .openapi(linkAccountCall, async (context) => {
      const user = await findUserOfLink(await auth(), context.req.valid('json').token)
      if (!user) throw linkNoLongerValid()
      return context.json({ data: { email: user.email, hasPassword: user.hasPassword } }, 200)
    })
    .openapi(choosePasswordCall, async (context) => {
      const { token, password } = context.req.valid('json')
      const user = await findUserOfLink(await auth(), token)
      await ask(context, '/reset-password', { token, newPassword: password })
      // Password attempts by others must not delay whoever used the link.
      if (user) {
        await resetAttempts(deps, user.email)
        rememberDevice(context, user.email)
      }
      return context.json({ message: 'Your password is set. Sign in with it.' }, 200)
    })
    .openapi(changePasswordCall, async (context) => {
      await tryAs(context, 'own password', actorOf(context).email, () =>
        ask(context, '/change-password', { ...context.req.valid('json'), revokeOtherSessions: true }),
      )
      await noteOwn(context, 'change-password')
      return context.json({ message: 'Your password is changed.' }, 200)
    })
    .openapi(setUpCall, async (context) => {
      const { totpURI, backupCodes } = await tryAs(context, 'own password', actorOf(context).email, () =>
        ask(context, '/two-factor/enable', context.req.valid('json')),
      )
      return context.json({ data: { uri: String(totpURI), recoveryCodes: backupCodes as string[] } }, 200)
    })
    .openapi(confirmCall, async (context) => {
      const { code } = context.req.valid('json')
      const { id, email } = actorOf(context)
      await tryAs(context, 'code', email, () =>
        useCodeOnce(deps, id!, code, () => ask(context, '/two-factor/verify-totp', { code })),
      )
      await noteOwn(context, 'add-second-factor')
      return context.json({ message: 'Your authenticator is set up.' }, 200)
    })
    .openapi(removeCall, async (context) => {
      await tryAs(context, 'own password', actorOf(context).email, () =>
        ask(context, '/two-factor/disable', context.req.valid('json')),
      )
      await noteOwn(context, 'remove-second-factor')
      return context.json({ message: 'Your authenticator is removed.' }, 200)
    })
}

function isDigits(code: string): boolean {
  return /^\d{6}$/.test(code)
}
