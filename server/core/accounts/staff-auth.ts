import { APIError, betterAuth } from 'better-auth'
import { passkey } from '@better-auth/passkey'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { PASSWORD_BOUNDS } from '../../../contract/limits.ts'
import type { Log } from '../process/log.ts'
import { note } from '../audit/audit.ts'
import type { Db } from '../store/schema.ts'
import { deleteLinksOf, findStaffUser } from './store/staff.ts'
import { authSecretOf } from './session-cookie.ts'
import { ADDRESS_HEADER, COOKIE_PREFIX, LINK_LIFETIME } from '../api/staff-auth-names.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Ours are in snake_case. @param names of better-auth, such as `credentialID` */
const columns = (names: string) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, name.replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)]),
  )

export interface StaffAuthOptions {
  db: Db
  /** Signs cookies and encrypts the authenticators' secrets, which are lost when it changes. */
  secret: string
  /** Undefined: unknown, so cookies are not restricted to HTTPS. */
  publicUrl: string | undefined
  log: Log
}

export type StaffAuth = ReturnType<typeof createStaffAuth>

/** Takes more than half a second and 50 MB to load: only lazy-staff-auth.ts imports this file. */
export function createStaffAuth({ db, secret, publicUrl, log }: StaffAuthOptions) {
  return betterAuth({
    appName: 'Website',
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/auth',
    // The API refuses calls from other sites before they come here.
    trustedOrigins: (request) => [request?.headers.get('origin')],
    secret: authSecretOf(secret),
    // SQLite's types on Postgres too: ISO texts, 0/1. In a transaction, a hook's read would deadlock on SQLite.
    database: { db, type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, text, ...details) =>
        log.error(
          `sign-in: ${text}`,
          details.find((detail) => detail instanceof Error),
        ),
    },
    onAPIError: {
      // better-auth would print an unexpected error and answer 500; rethrown, it reaches server/core/api/errors.ts.
      onError(error) {
        if (!(error instanceof APIError)) throw error
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_BOUNDS.least,
      maxPasswordLength: PASSWORD_BOUNDS.most,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_LIFETIME,
      async onPasswordReset({ user }, request) {
        // Other links to this account must not undo the choice.
        await deleteLinksOf(db, user.id)
        const actor = { id: user.id, email: user.email, address: request?.headers.get(ADDRESS_HEADER) ?? undefined }
        await note(db, actor, new Date(), {
          action: 'choose-password',
          entity: 'staff',
          id: user.id,
          label: user.email,
        })
      },
    },
    user: {
      modelName: 'staff_user',
      fields: columns('emailVerified createdAt updatedAt'),
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'string', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    session: {
      modelName: 'staff_session',
      fields: { ...columns('userId expiresAt userAgent createdAt updatedAt'), ipAddress: 'address' },
      expiresIn: 7 * DAY,
      updateAge: DAY,
      // Calls that need a recent sign-in ask for the password instead.
      freshAge: 0,
    },
    account: {
      modelName: 'staff_account',
      fields: columns(
        'userId accountId providerId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt createdAt updatedAt',
      ),
    },
    verification: {
      modelName: 'staff_verification',
      fields: columns('expiresAt createdAt updatedAt'),
      storeIdentifier: 'hashed',
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'staff_rate_limit',
      fields: columns('lastRequest'),
      window: MINUTE,
      max: 60,
      customRules: {
        '/sign-in/email': { window: 5 * MINUTE, max: 10 },
        '/two-factor/verify-totp': { window: 5 * MINUTE, max: 10 },
        '/two-factor/verify-backup-code': { window: 5 * MINUTE, max: 10 },
        '/reset-password': { window: 5 * MINUTE, max: 10 },
        '/change-password': { window: 5 * MINUTE, max: 10 },
        '/two-factor/enable': { window: 5 * MINUTE, max: 10 },
        '/passkey/verify-authentication': { window: 5 * MINUTE, max: 10 },
      },
    },
    plugins: [
      passkey({
        rpName: 'Website',
        ...(publicUrl && { origin: publicUrl }),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification({ verification }) {
            // A passkey stands for password and code: the device must have asked for a finger, a face or a PIN.
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'Not verified' })
          },
        },
        schema: {
          passkey: {
            modelName: 'staff_passkey',
            fields: columns('userId credentialID publicKey deviceType backedUp createdAt'),
          },
        },
      }),
      twoFactor({
        twoFactorTable: 'staff_second_factor',
        // A lockout would also affect the owner; attempts.ts delays instead.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: columns('twoFactorEnabled') },
          twoFactor: {
            modelName: 'staff_second_factor',
            fields: {
              userId: 'user_id',
              backupCodes: 'recovery_codes',
              failedVerificationCount: 'failures',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // It would look for SQLite's tables in Postgres. test/auth checks that every column exists.
      database: { validateSchema: false },
    },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }) {
            const user = await findStaffUser(db, userId)
            if (!user || user.disabled_at !== null)
              throw new APIError('FORBIDDEN', { code: 'DISABLED', message: 'This account has been disabled' })
          },
        },
      },
    },
  })
}
