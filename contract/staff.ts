import { z } from 'zod'

/** Owners may do everything; editors keep content and read messages. */
export const STAFF_ROLES = ['owner', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Shortest and longest password, in characters. */
export const PASSWORD_BOUNDS = { least: 12, most: 128 } as const

export const staffSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    secondFactor: z.boolean().meta({ description: 'Whether signing in asks for a code besides the password' }),
  })
  .meta({ id: 'Staff' })
export type Staff = z.infer<typeof staffSchema>

/** A password that is to be checked: whatever it is, it is not worth more than its longest. */
const givenPassword = z.string('Password is required').min(1, 'Password is required').max(PASSWORD_BOUNDS.most, 'Password is too long')
const newPassword = z
  .string('Password is required')
  .min(PASSWORD_BOUNDS.least, `Password must have at least ${PASSWORD_BOUNDS.least} characters`)
  .max(PASSWORD_BOUNDS.most, `Password must have at most ${PASSWORD_BOUNDS.most} characters`)
const code = z.string('Code is required').trim().min(1, 'Code is required').max(40, 'Code is too long')

export const signInSchema = z
  .object({ email: z.string('Email is required').trim().toLowerCase().min(1, 'Email is required').max(254, 'Email is too long'), password: givenPassword })
  .meta({ id: 'SignIn' })

export const signInAnswerSchema = z
  .object({
    state: z.enum(['signed-in', 'second-factor']).meta({ description: 'second-factor: the code is to be sent to session/second-factor' }),
    staff: staffSchema.nullable().meta({ description: 'Who is signed in now; null while a code is asked for' }),
  })
  .meta({ id: 'SignInAnswer' })

export const codeSchema = z.object({ code: code.meta({ description: 'Six digits of the authenticator, or a recovery code' }) }).meta({ id: 'Code' })
export const passwordSchema = z.object({ password: givenPassword }).meta({ id: 'Password' })
export const chosenPasswordSchema = z
  .object({ token: z.string('Token is required').min(1, 'Token is required').max(200, 'Token is too long'), password: newPassword })
  .meta({ id: 'ChosenPassword' })
export const changedPasswordSchema = z.object({ currentPassword: givenPassword, newPassword }).meta({ id: 'ChangedPassword' })

export const secondFactorSchema = z
  .object({
    uri: z.string().meta({ description: 'otpauth:// address for an authenticator, usually shown as a QR code' }),
    recoveryCodes: z.array(z.string()).meta({ description: 'Each good for one sign-in without the authenticator; shown this once' }),
  })
  .meta({ id: 'SecondFactor' })

export const staffSessionSchema = z
  .object({
    id: z.string(),
    isCurrent: z.boolean(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().meta({ description: 'To the day' }),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .meta({ id: 'StaffSession' })
export type StaffSession = z.infer<typeof staffSessionSchema>

/** The answer of a call that has nothing more to say than that it was done. */
export const doneSchema = z.object({ message: z.string() }).meta({ id: 'Done' })
