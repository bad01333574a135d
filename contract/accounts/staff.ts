import { z } from 'zod'
import { named } from '../named-schema.ts'
import { toLatinDigits } from '../digits.ts'
import { DEFAULT_LOCALE, LOCALES } from '../locale.ts'
import { EMAIL_LENGTH, PASSWORD_BOUNDS, STAFF_NAME_LENGTH } from '../limits.ts'
import { EMAIL } from '../patterns.ts'
import { orderSchema, staffListQuerySchema, staffSearchSchema } from './staff-list.ts'
import { STAFF_ROLES } from './staff-roles.ts'
import { requiredLine } from '../text.ts'

export const staffSchema = named('Staff', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  locale: z.enum(LOCALES).meta({ description: 'The language of the screens, and of mails to this person' }),
  secondFactor: z.boolean().meta({ description: 'Whether sign-in asks for a code besides the password' }),
})
export type Staff = z.infer<typeof staffSchema>

/** Postgres cannot store U+0000, and nobody intends it. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

/** A text that is given to be checked. @param clean of what browsers and people add */
const given = (label: string, most: number, clean = withoutNul) =>
  z.string(`${label} is required`).overwrite(clean).min(1, `${label} is required`).max(most, `${label} is too long`)

/** No longer than a valid one. */
const givenPassword = given('Password', PASSWORD_BOUNDS.most, (text) => text)
const newPassword = z
  .string('Password is required')
  .min(PASSWORD_BOUNDS.least, `Password must have at least ${PASSWORD_BOUNDS.least} characters`)
  .max(PASSWORD_BOUNDS.most, `Password must have at most ${PASSWORD_BOUNDS.most} characters`)
/** Authenticators show 123 456, and a Nepali keyboard types १२३ ४५६. */
const code = given('Code', 40, (text) => toLatinDigits(withoutNul(text)).replaceAll(/\s/g, ''))
const givenEmail = given('Email', EMAIL_LENGTH, (text) => withoutNul(text).trim().toLowerCase())

export const signInSchema = named('SignIn', { email: givenEmail, password: givenPassword })

export const signInAnswerSchema = named('SignInAnswer', {
  state: z
    .enum(['signed-in', 'second-factor'])
    .meta({ description: 'second-factor: the code is to be sent to session/second-factor' }),
  staff: staffSchema.nullable().meta({ description: 'Who is signed in now; null while a code is asked for' }),
})
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

export const codeSchema = named('Code', {
  code: code.meta({ description: 'Six digits of the authenticator, or a recovery code' }),
})
export const passwordSchema = named('Password', { password: givenPassword })
const linkToken = given('Token', 200)
export const linkTokenSchema = named('LinkToken', { token: linkToken })
export const linkAccountSchema = named('LinkAccount', {
  email: z.string(),
  hasPassword: z.boolean().meta({ description: 'False for a new account' }),
})
export const chosenPasswordSchema = named('ChosenPassword', { token: linkToken, password: newPassword })
export const changedPasswordSchema = named('ChangedPassword', { currentPassword: givenPassword, newPassword })

export const secondFactorSchema = named('SecondFactor', {
  uri: z.string().meta({ description: 'otpauth:// address for an authenticator, usually shown as a QR code' }),
  recoveryCodes: z
    .array(z.string())
    .meta({ description: 'Each good for one sign-in without the authenticator; shown this once' }),
})

export const staffSessionSchema = named('StaffSession', {
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().meta({ description: 'To the day' }),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type StaffSession = z.infer<typeof staffSessionSchema>

export const doneSchema = named('Done', { message: z.string() })

const staffName = requiredLine('Name', STAFF_NAME_LENGTH)
const staffEmail = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .max(EMAIL_LENGTH, 'Email is too long')
  .regex(EMAIL.like, `Email must ${EMAIL.must.en}`)
const locale = z.enum(LOCALES, `Language must be one of ${LOCALES.join(', ')}`)
const role = z.enum(STAFF_ROLES, `Role must be one of ${STAFF_ROLES.join(', ')}`)

export const staffMemberSchema = staffSchema
  .extend({
    disabledAt: z.iso.datetime().nullable().meta({ description: 'Since when this person may not sign in' }),
    hasPassword: z.boolean().meta({ description: 'False: the link that was given was not used yet' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When this person was last seen to do something; reading alone counts to the day' }),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.infer<typeof staffMemberSchema>

export const staffQuerySchema = staffListQuerySchema.extend({
  search: staffSearchSchema,
  sort: z.enum(['name', 'email', 'role', 'created'], 'sort must be name, email, role or created').default('name'),
  order: orderSchema('asc'),
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, 'ids must be ids with commas between them')
    .transform((text) => text.split(','))
    .optional()
    .meta({ type: 'string', description: 'Only these' }),
})
export type StaffQuery = z.infer<typeof staffQuerySchema>

export const newStaffSchema = named('NewStaff', {
  email: staffEmail,
  name: staffName,
  role,
  locale: locale.default(DEFAULT_LOCALE),
})
export const staffChangeSchema = named('StaffChange', {
  name: staffName.optional(),
  role: role.optional(),
  disabled: z.boolean('Disabled must be true or false').optional(),
})
export type StaffChange = z.infer<typeof staffChangeSchema>
export const ownAccountSchema = z
  .object({ name: staffName.optional(), locale: locale.optional() })
  .refine(({ name, locale }) => name !== undefined || locale !== undefined, 'Name or language is required')
  .meta({ id: 'OwnAccount' })
/** The address by which somebody signs in. */
export const ownEmailSchema = named('OwnEmail', { email: staffEmail, password: givenPassword })
export type OwnAccount = z.infer<typeof ownAccountSchema>

const link = z
  .string()
  .meta({ description: 'To choose a password by: good once, for three days. Give it to this person alone' })
export const staffWithLinkSchema = staffMemberSchema
  .extend({
    link,
    isMailed: z.boolean().meta({ description: 'Whether the link is on its way to this person by mail' }),
  })
  .meta({ id: 'StaffWithLink' })
export const passwordLinkSchema = named('PasswordLink', { link })

export const colleagueSchema = named('Colleague', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  canSignIn: z.boolean().meta({ description: 'Whether messages can be assigned to this person' }),
})
export type Colleague = z.infer<typeof colleagueSchema>

export const forgottenPasswordSchema = named('ForgottenPassword', { email: staffEmail })
