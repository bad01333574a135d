import { z } from 'zod'
import { bsSchema } from '../../../contract/calendar/calendar.ts'
import { named } from '../../../contract/named-schema.ts'

const { iso } = z

/** A public paper as visitors get it. */
export const publicPaperSchema = named('PublicPaper', {
  id: z.int(),
  kindName: z.string().meta({ description: 'In the language of the answer; the other texts are as they stand on it' }),
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  fiscalYear: z.string().nullable().meta({ description: 'BS, such as 2082/83' }),
  issuedOn: iso.date().nullable(),
  issuedOnBs: bsSchema,
  validUntil: iso.date().nullable().meta({ description: 'The last day; null: without an end' }),
  validUntilBs: bsSchema,
})
export type PublicPaper = z.infer<typeof publicPaperSchema>

/** The others are on no page. */
export const MOST_PUBLIC_PAPERS = 100
