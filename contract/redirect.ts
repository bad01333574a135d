import { z } from 'zod'
import { limitSchema, listQuerySchema, searchSchema } from './list.ts'

const ADDRESS_LENGTH = 500

export const redirectSchema = z
  .object({
    id: z.int(),
    from: z.string(),
    to: z.string().nullable().meta({ description: 'null while the item that it leads to is not published' }),
    isAutomatic: z.boolean().meta({ description: 'Whether a change of an address made it: it leads to wherever the item stands' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Redirect' })
export type Redirect = z.infer<typeof redirectSchema>

const path = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(ADDRESS_LENGTH, `${label} must be at most ${ADDRESS_LENGTH} characters`)
    .transform((text) => (text.length > 1 ? text.replace(/\/+$/, '') : text))

export const newRedirectSchema = z
  .object({
    from: path('Old address').refine(
      (text) => /^\/(?!\/)[^\s?#\\]+$/.test(text) && !/^\/(api|admin|assets|media)(\/|$)/.test(text),
      'Old address must be a path of this site, such as /old-page',
    ),
    to: path('New address').refine(
      (text) => /^\/(?!\/)[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text)),
      'New address must be a path of this site, such as /news, or begin with https://',
    ),
  })
  .meta({ id: 'NewRedirect' })
export type NewRedirect = z.infer<typeof newRedirectSchema>
export const redirectChangeSchema = newRedirectSchema.partial().meta({ id: 'RedirectChange' })

export const redirectListQuerySchema = listQuerySchema
  .pick({ page: true })
  .extend({
    limit: limitSchema(25),
    search: searchSchema,
    sort: z.enum(['from', 'created'], 'sort must be from or created').default('created'),
    order: z.enum(['asc', 'desc'], 'order must be asc or desc').default('desc'),
  })
export type RedirectListQuery = z.infer<typeof redirectListQuerySchema>
