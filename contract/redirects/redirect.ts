import { z } from 'zod'
import { named } from '../named-schema.ts'
import { limitSchema, listQuerySchema, searchSchema } from '../list.ts'
import { normalAddress, normalText } from './redirect-address.ts'
import { isServedAddress } from './served-address.ts'

const ADDRESS_LENGTH = 500
/** A percent-encoded letter of Devanagari has nine characters. */
const ENCODED_LENGTH = 9 * ADDRESS_LENGTH

export const redirectSchema = named('Redirect', {
  id: z.int(),
  from: z.string().meta({ description: 'Path, and query where it has one, decoded: `/old-page`, `/?p=12`' }),
  to: z.string().nullable().meta({ description: 'null while the item that it leads to is not published' }),
  isAutomatic: z
    .boolean()
    .meta({ description: 'Whether a change of an address made it: it leads to the current address of the item' }),
  createdAt: z.iso.datetime(),
})
export type Redirect = z.infer<typeof redirectSchema>

const tooLong = (label: string) => `${label} must be at most ${ADDRESS_LENGTH} characters`
const isShort = (text: string) => text.length <= ADDRESS_LENGTH

const address = (label: string) => z.string(`${label} is required`).trim().max(ENCODED_LENGTH, tooLong(label))

const OLD_ADDRESS = 'Old address must be a path of this site, such as /old-page or /?p=12'
const CONTROL = /\p{Cc}/u

/** `//` and a backslash would lead to another site. */
function isPath(text: string): boolean {
  return text.startsWith('/') && text[1] !== '/' && !/[\s\\\p{Cc}]/u.test(text)
}

function withoutSlash(text: string): string {
  let end = text.length
  while (end > 1 && text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

export const newRedirectSchema = named('NewRedirect', {
  from: address('Old address')
    .refine(isPath, OLD_ADDRESS)
    .transform((text) => normalText(normalAddress(text)))
    .refine((text) => !isServedAddress(text), {
      error: ({ input }) => `This site itself answers at ${input}: a redirect from there would never be followed`,
    })
    .refine(isShort, tooLong('Old address')),
  to: address('New address')
    .refine(
      (text) =>
        isPath(text) ||
        (text.startsWith('https://') && URL.canParse(text) && !CONTROL.test(text) && new URL(text).username === ''),
      'New address must be a path of this site, such as /news, or begin with https://',
    )
    .transform(withoutSlash)
    .refine(isShort, tooLong('New address')),
})
export type NewRedirect = z.infer<typeof newRedirectSchema>
export const redirectChangeSchema = newRedirectSchema.partial().meta({ id: 'RedirectChange' })

export const redirectListQuerySchema = listQuerySchema.pick({ page: true }).extend({
  limit: limitSchema(25),
  search: searchSchema,
  sort: z.enum(['from', 'created'], 'sort must be from or created').default('created'),
  order: z.enum(['asc', 'desc'], 'order must be asc or desc').default('desc'),
})
export type RedirectListQuery = z.infer<typeof redirectListQuerySchema>

export const missingAddressSchema = named('MissingAddress', {
  path: z.string().meta({ description: 'Decoded, without its query' }),
  requests: z.int(),
  lastSeen: z.iso.datetime(),
  referrerHost: z.string().nullable().meta({ description: 'The other site whose link was followed last, if any' }),
})
export type MissingAddress = z.infer<typeof missingAddressSchema>

export const missingAddressListQuerySchema = listQuerySchema.pick({ page: true }).extend({ limit: limitSchema(25) })
export type MissingAddressListQuery = z.infer<typeof missingAddressListQuerySchema>
