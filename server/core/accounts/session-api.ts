import { deleteCookie } from 'hono/cookie'
import {
  findUserOfLink,
  findUserOfSecondStep,
  linkNoLongerValid,
  resetAttempts,
  useCodeOnce,
  useLink,
} from './staff-attempts.ts'
import { changeOwnAccount } from './staff-accounts.ts'
import type { StaffAuth } from './staff-auth.ts'
import { EDIT_LINK_COOKIE } from '../api/staff-auth-names.ts'
import { ServiceError } from '../process/service-error.ts'
import { endSession, listSessions } from './staff-sessions.ts'
import { actorOf, signedInOf } from './access.ts'
import { createSessionParts } from './session-parts.ts'
import { createRouter, type ApiParts } from '../api/router.ts'
import {
  changeOwnAccountCall,
  changePasswordCall,
  choosePasswordCall,
  confirmCall,
  DONE,
  endSessionCall,
  LANGUAGE_CHANGED,
  linkAccountCall,
  openBrowserCall,
  removeCall,
  RENAMED,
  secondFactorSignInCall,
  sessionsCall,
  setUpCall,
  signInCall,
  signOutCall,
  whoCall,
} from './session-routes.ts'

/** better-auth does the work; messages and formats are the API's. */
export const sessionApi = (
  { db, now }: ApiParts,
  auth: () => Promise<StaffAuth>,
  { wakeJobs }: { wakeJobs: () => void },
  { secret, publicUrl }: { secret: string; publicUrl: string | undefined },
) => {
  const parts = { db, now, auth, wakeJobs, secret, publicUrl }
  const { deps, tryAs, rememberDevice, ask, noteOwn, signedIn } = createSessionParts(parts)
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
      return context.json({ data: { email: user.email } }, 200)
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
