import { z } from 'zod'
import { named } from './named-schema.ts'

/** A closed set: clients may switch on it. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'unproven',
  'not_found',
  'method_not_allowed',
  'conflict',
  'gone',
  'too_large',
  'unsupported_media_type',
  'invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Specification section 8. */
export const errorBodySchema = named('Error', {
  message: z.string().meta({ description: 'The error, in words for the user' }),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional().meta({
    description:
      'For code "invalid": what is wrong with each field or query parameter; for "forbidden": fields that this role may not change',
  }),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'For code "conflict" of a change: the current record, as somebody else has saved it' }),
  users: z
    .array(z.object({ entity: z.string(), id: z.int(), title: z.string() }))
    .optional()
    .meta({ description: 'For code "conflict" of a deletion: the items that refer to it' }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
