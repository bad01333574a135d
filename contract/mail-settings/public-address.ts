import { z } from 'zod'
import { requiredText } from '../text.ts'

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#@]/.test(text)
}

export const publicAddressSchema = z
  .object({
    address: z.string().nullable().meta({ description: 'null: the address of each request' }),
    isFixed: z.boolean().meta({ description: 'Set on the server by PUBLIC_URL: it cannot be changed here' }),
  })
  .meta({ id: 'PublicAddress' })
export type PublicAddress = z.infer<typeof publicAddressSchema>

export const publicAddressChangeSchema = z
  .object({
    address: requiredText('Address', 300)
      .refine(isOrigin, 'Address must be such as https://www.example.org, without a path')
      .transform((text) => new URL(text).origin),
  })
  .meta({ id: 'PublicAddressChange' })

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

export const addressCheckSchema = z
  .object({
    outcome: z.enum(ADDRESS_OUTCOMES),
    isSecure: z.boolean().meta({ description: 'Whether it is an https address' }),
    answer: z.string().nullable().meta({ description: 'What the connection said' }),
  })
  .meta({ id: 'AddressCheck' })
export type AddressCheck = z.infer<typeof addressCheckSchema>
