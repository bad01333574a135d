import {
  changedPasswordSchema,
  chosenPasswordSchema,
  codeSchema,
  forgottenPasswordSchema,
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
import { writtenOf } from '../../../contract/list.ts'
import { conflictError, limitError } from '../api/router.ts'
import { conflict, ServiceError } from '../process/service-error.ts'
import { signedInOf } from './access.ts'
import { originOfThisMachine, requestPassword } from './forgotten-password.ts'
import { checkNewPassword } from './guessable-passwords.ts'
import { done, one, routerOf, servedCallsOf, told, whole } from './served-calls.ts'
import {
  findUserOfLink,
  findUserOfSecondStep,
  resetAttempts,
  useCodeOnce,
  consumeLink,
  type SessionParts,
} from './session-parts.ts'
import { changeOwnAccount } from './staff-accounts.ts'
import { changeOwnEmail } from './own-email.ts'
import { checkPassword, endSession, linkNoLongerValid, listSessions } from './sign-in.ts'
import { deleteAuthenticator } from './store/staff.ts'
import { z } from '@hono/zod-openapi'

const call = servedCallsOf<SessionParts>('Session', { access: 'reader' })

const ASKED =
  'If there is an account with this address, a link to choose a new password is on its way to it. It is good for two hours.'

/** better-auth does the work; messages and formats are the API's. */
export const sessionApi = routerOf(
  call('post /session', 'Sign in', {
    access: 'public',
    description:
      'Sets a cookie that scripts cannot read. Where the account has an authenticator, the answer says second-factor, and the code is to be sent to session/second-factor within ten minutes.',
    body: signInSchema,
    200: one(signInAnswerSchema, 'Signed in, or asked for a code'),
    ...limitError,
    async handle({ tryAs, ask, signedIn, endFormer }, { body: given, context }) {
      const body = await tryAs(context, 'password', given.email, () => ask(context, '/sign-in/email', given))
      if (body['twoFactorRedirect'] !== true) return signedIn(context, body, 'password')
      // The answer takes its cookie away.
      await endFormer(context)
      return { state: 'second-factor' as const, staff: null }
    },
  }),
  call('post /session/link', 'Let a browser sign in while others guess the password', {
    access: 'public',
    description:
      'Takes the link of password/forgotten and marks this browser, so that attempts of others do not slow it down. Signing in then asks for the present password and the code as always.',
    body: linkTokenSchema,
    200: done('The link is used up', 'Sign in with your password.'),
    async handle({ auth, rememberDevice }, { body: { token }, context }) {
      rememberDevice(context, (await consumeLink(await auth(), token)).email)
    },
  }),
  call('post /session/second-factor', 'Sign in, second step', {
    access: 'public',
    body: codeSchema,
    200: one(signInAnswerSchema, 'Signed in'),
    ...limitError,
    async handle(deps, { body: { code }, context }) {
      const { auth, tryAs, ask, signedIn } = deps
      const user = await findUserOfSecondStep(await auth(), context.var.caller.cookie)
      if (!user) throw new ServiceError('unauthorized', 'Signing in took too long: begin again with your password')
      const [path, factor] = /^\d{6}$/.test(code) ? ['totp', 'authenticator'] : ['backup-code', 'recovery code']
      const check = () => ask(context, `/two-factor/verify-${path}`, { code })
      const body = await tryAs(context, 'code', user.email, () => useCodeOnce(deps, user.id, code, check))
      return signedIn(context, body, `password, ${factor}`)
    },
  }),
  call('get /session', 'Who is signed in', {
    200: one(staffSchema, 'The person whose session this is'),
    handle: (_, { context }) => signedInOf(context).staff,
  }),
  call('patch /session', "Change one's name or language", {
    description: 'The staff screens send the language that is chosen there; mails to this person are written in it.',
    body: ownAccountSchema,
    200: whole(writtenOf(staffSchema), 'Stored'),
    async handle(deps, { body, context }) {
      await changeOwnAccount(deps, body)
      const message = body.name === undefined ? 'Your language is changed.' : 'Your name is changed.'
      return { message, data: { ...signedInOf(context).staff, ...body } }
    },
  }),
  call('put /session/email', "Change one's e-mail address", {
    description: 'Both addresses get a mail. All other sessions of the account end.',
    body: ownEmailSchema,
    200: told('Stored', staffSchema, 'Your e-mail address is changed.'),
    ...conflictError,
    ...limitError,
    async handle(deps, { body, context }) {
      const { staff, sessionId } = signedInOf(context)
      await deps.tryAs(context, 'own password', staff.email, async () =>
        checkPassword(await deps.auth(), deps.db, context.var.caller, body.password),
      )
      const email = await changeOwnEmail(deps, body.email, sessionId)
      deps.wakeJobs()
      deps.rememberDevice(context, email)
      return { ...staff, email }
    },
  }),
  call('delete /session', 'Sign out', {
    200: done('The session has ended', 'Signed out.'),
    async handle({ ask, forgetEditLink }, { context }) {
      await ask(context, '/sign-out', {})
      forgetEditLink(context)
    },
  }),
  call('get /sessions', 'Where one is signed in', {
    200: one(z.array(staffSessionSchema), "One's own sessions"),
    handle({ db, now }, { context }) {
      const { staff, sessionId } = signedInOf(context)
      return listSessions(db, staff.id, sessionId, now())
    },
  }),
  call('delete /sessions/{id}', 'Sign out somewhere else', {
    isGuarded: true,
    params: z.object({ id: z.string() }),
    200: done('That session has ended', 'Signed out.'),
    handle: ({ db, actor }, { params: { id } }) => endSession(db, actor.id!, id),
  }),
  call('post /password/link/account', 'Whose account a link is for', {
    access: 'public',
    description: 'The link stays valid.',
    body: linkTokenSchema,
    200: one(linkAccountSchema, 'The account'),
    async handle({ auth }, { body: { token } }) {
      const user = await findUserOfLink(await auth(), token)
      if (!user) throw linkNoLongerValid()
      return { email: user.email, hasPassword: user.hasPassword }
    },
  }),
  call('post /password/link', 'Choose a password by a link that an owner has made', {
    access: 'public',
    description: 'The link is good once and for three days. Whoever was signed in with the account is signed out.',
    body: chosenPasswordSchema,
    200: done('The password can be used', 'Your password is set. Sign in with it.'),
    ...limitError,
    async handle(deps, { body: { token, password }, context }) {
      const user = await findUserOfLink(await deps.auth(), token)
      if (user) await checkNewPassword(deps.db, password, user)
      await deps.ask(context, '/reset-password', { token, newPassword: password })
      if (!user) return
      // Password attempts by others must not delay whoever used the link.
      await resetAttempts(deps, user.email)
      deps.rememberDevice(context, user.email)
    },
  }),
  call('post /password/forgotten', 'Have a link mailed to choose a new password', {
    access: 'public',
    description:
      'The answer is the same whether there is such an account or not. The link is good once and for two hours.',
    body: forgottenPasswordSchema,
    200: done('Asked for', ASKED),
    ...limitError,
    handle(deps, { body: { email }, context }) {
      const origin = deps.publicUrl ?? originOfThisMachine(context.req.url)
      if (origin !== undefined) return requestPassword(deps, { email, address: context.var.caller.address, origin })
      throw conflict('This site does not know its public address yet, so it mails no links. Ask an owner for a link')
    },
  }),
  call('put /password', "Change one's password", {
    description: 'All other sessions of the account end.',
    body: changedPasswordSchema,
    200: done('The password is changed', 'Your password is changed.'),
    ...limitError,
    async handle({ db, tryAs, ask, noteOwn, actor }, { body, context }) {
      await checkNewPassword(db, body.newPassword, signedInOf(context).staff, 'newPassword')
      const change = () => ask(context, '/change-password', { ...body, revokeOtherSessions: true })
      await tryAs(context, 'own password', actor.email, change)
      await noteOwn(context, 'change-password')
    },
  }),
  call('post /second-factor', 'Begin to set up an authenticator', {
    description: 'Sign-in asks for it once second-factor/confirmation has received one of its codes.',
    body: passwordSchema,
    200: one(secondFactorSchema, 'What the authenticator needs'),
    ...limitError,
    async handle({ tryAs, ask, actor }, { body, context }) {
      const enable = () => ask(context, '/two-factor/enable', body)
      const { totpURI, backupCodes } = await tryAs(context, 'own password', actor.email, enable)
      return { uri: String(totpURI), recoveryCodes: backupCodes as string[] }
    },
  }),
  call('post /second-factor/confirmation', 'Finish setting up an authenticator', {
    body: codeSchema,
    200: done('Sign-in asks for it from now on', 'Your authenticator is set up.'),
    ...limitError,
    async handle(deps, { body: { code }, context }) {
      const { id, email } = deps.actor
      const verify = () => deps.ask(context, '/two-factor/verify-totp', { code })
      await deps.tryAs(context, 'code', email, () => useCodeOnce(deps, id!, code, verify))
      await deps.noteOwn(context, 'add-second-factor')
    },
  }),
  call('post /second-factor/removal', 'Sign in without an authenticator again', {
    isGuarded: true,
    200: done('Sign-in does not ask for it any more', 'Your authenticator is removed.'),
    async handle({ db, noteOwn, actor }, { context }) {
      await db.transaction().execute((tx) => deleteAuthenticator(tx, actor.id!))
      await noteOwn(context, 'remove-second-factor')
    },
  }),
)
