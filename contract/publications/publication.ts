import { z } from 'zod'
import { PUBLICATION_LANGUAGES, PUBLICATION_TYPES, publicationKind } from './kind.ts'
import { publicSchemas } from '../fields/public-schemas.ts'
import { listQuerySchema } from '../list.ts'

const { item, detail } = publicSchemas(publicationKind)

export const publicationSchema = item
export type Publication = z.infer<typeof publicationSchema>

export const PUBLICATION_USERS = ['projects', 'services', 'news'] as const

export const publicationDetailSchema = detail
  .extend({
    usedIn: z
      .array(z.object({ entity: z.enum(PUBLICATION_USERS), slug: z.string(), title: z.string() }))
      .meta({ description: 'The published items that offer it' }),
  })
  .meta({ id: 'PublicationDetail' })
export type PublicationDetail = z.infer<typeof publicationDetailSchema>

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value)

export const publicationListQuerySchema = listQuerySchema.extend({
  kind: z.enum(valuesOf(PUBLICATION_TYPES), 'kind is not known').optional(),
  language: z.enum(valuesOf(PUBLICATION_LANGUAGES), 'language must be en, ne or both').optional(),
})
