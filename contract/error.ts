import { z } from 'zod'

/** A closed set: clients may switch on it. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Specification section 8. */
export const errorBodySchema = z
  .object({
    message: z.string().meta({ description: 'What is wrong, in words for the person who asked' }),
    code: z.enum(ERROR_CODES),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'For code "invalid": what is wrong with each field or query parameter' }),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'For code "conflict" of a change: the thing as somebody else has made it in the meantime' }),
    users: z
      .array(z.object({ entity: z.string(), id: z.int(), title: z.string() }))
      .optional()
      .meta({ description: 'For code "conflict" of a deletion: what uses the thing' }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBodySchema>
