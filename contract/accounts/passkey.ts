import { z } from 'zod'
import { named } from '../named-schema.ts'
import { requiredText } from '../text.ts'
import { passwordSchema } from './staff.ts'

export const PASSKEY_LIMIT = 20
const NAME_LENGTH = 60

export const passkeySchema = named('Passkey', {
  id: z.string(),
  name: z.string().nullable().meta({ description: 'Given by its owner, to know it apart' }),
  createdAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Questions to `navigator.credentials` and its answers, as JSON (W3C Web Authentication, level 3, 5.1.8 to 5.1.10). */
export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions', description: 'PublicKeyCredential…OptionsJSON of Web Authentication' })
const credential = z
  .looseObject(
    { id: z.string('A passkey is required').max(1400, 'The passkey is too long'), type: z.literal('public-key') },
    'A passkey is required',
  )
  .meta({ description: 'RegistrationResponseJSON or AuthenticationResponseJSON of Web Authentication' })
export const passkeySignInSchema = named('PasskeySignIn', { response: credential })
/** One of the two. */
export const proofSchema = passwordSchema
  .extend(passkeySignInSchema.shape)
  .partial()
  .refine(({ password, response }) => (password === undefined) !== (response === undefined), {
    path: ['password'],
    error: 'Password or passkey is required',
  })
  .meta({ id: 'Proof' })
export const newPasskeySchema = named('NewPasskey', { name: requiredText('Name', NAME_LENGTH), response: credential })
