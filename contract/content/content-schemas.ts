import { z } from 'zod'
import { LOCALES } from '../locale.ts'
import { categoryReferenceSchema, NEWS_STATUSES } from '../news/news.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity, type KINDS } from '../kinds/index.ts'
import { schemasOf, type ExtraProperties, type Schemas } from './schemas.ts'

/** The specification's properties of calls besides the fields. */
const EXTRA: Partial<Record<ContentEntity, ExtraProperties>> = {
  news: {
    given: {
      status: z
        .preprocess(
          (status) => (typeof status === 'number' ? String(status) : status),
          z.enum(NEWS_STATUSES, 'Status must be 0 or 1'),
        )
        .optional()
        .meta({ description: "'1' publishes it, '0' unpublishes it; a new item is a draft when it is left out" }),
    },
    record: { category: categoryReferenceSchema.optional(), status: z.enum(NEWS_STATUSES), locale: z.enum(LOCALES) },
  },
  teams: { record: { locale: z.enum(LOCALES) } },
}

export const CONTENT_SCHEMAS = Object.fromEntries(
  CONTENT_ENTITIES.map((entity) => [entity, schemasOf(kindOf(entity), EXTRA[entity])]),
) as unknown as { [Entity in ContentEntity]: Schemas<(typeof KINDS)[Entity]> }
