import { z } from 'zod'
import { named } from '../named-schema.ts'
import { requiredText } from '../text.ts'

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#@]/.test(text)
}

export const publicAddressSchema = named('PublicAddress', {
  address: z.string().nullable().meta({ description: 'null: the address of each request' }),
  isFixed: z.boolean().meta({ description: 'Set on the server by PUBLIC_URL: it cannot be changed here' }),
})
export type PublicAddress = z.infer<typeof publicAddressSchema>

export const publicAddressChangeSchema = named('PublicAddressChange', {
  address: requiredText('Address', 300)
    .refine(isOrigin, 'Address must be such as https://www.example.org, without a path')
    .transform((text) => new URL(text).origin),
})

export const ADDRESS_OUTCOMES = [
  'reached',
  'other-site',
  'no-host',
  'private',
  'no-connection',
  'timeout',
  'certificate',
  'status',
] as const

export const addressCheckSchema = named('AddressCheck', {
  outcome: z.enum(ADDRESS_OUTCOMES),
  isSecure: z.boolean().meta({ description: 'Whether it is an https address' }),
  answer: z.string().nullable().meta({ description: 'What the connection said' }),
})
export type AddressCheck = z.infer<typeof addressCheckSchema>
