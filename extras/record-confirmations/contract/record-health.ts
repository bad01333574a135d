import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import { listQuerySchema } from '../../../contract/list.ts'
import { PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { optionalText, requiredLine, requiredText, wholeNumber } from '../../../contract/text.ts'
import {
  CHECK_MONTHS,
  CONFIRMED_ENTITIES,
  ITEMS_AT_ONCE,
  OWNER_NAME_LENGTH,
  REFUSAL_LENGTH,
  HEALTH_FAULTS,
} from './confirmed-entities.ts'

export const entitySchema = z.enum(CONFIRMED_ENTITIES, `entity must be one of ${CONFIRMED_ENTITIES.join(', ')}`)

export const recordOwnerSchema = named('RecordOwner', {
  name: requiredLine('Name', OWNER_NAME_LENGTH),
  // Addresses are compared: whoever got a mail has to be who is asked today.
  email: requiredText('E-mail', EMAIL_LENGTH)
    .regex(EMAIL.like, 'E-mail must be an address such as anita@example.org')
    .toLowerCase(),
  language: z.enum(PAGE_LOCALES, 'language must be en or ne').meta({ description: 'Of the mail and the page' }),
})
export type RecordOwner = z.infer<typeof recordOwnerSchema>

export const correctionSchema = named('RecordCorrection', {
  id: z.int(),
  entity: entitySchema,
  itemId: z.int(),
  title: z.string(),
  text: z.string(),
  name: z.string().meta({ description: 'The owner who wrote it' }),
  email: z.string(),
  createdAt: z.iso.datetime(),
})
export type RecordCorrection = z.infer<typeof correctionSchema>

export const correctionDecisionSchema = z
  .object({
    state: z.enum(['accepted', 'refused'], 'state must be accepted or refused'),
    answer: optionalText('Why', REFUSAL_LENGTH).default(''),
  })
  .refine(({ state, answer }) => state === 'accepted' || answer !== '', {
    path: ['answer'],
    message: 'Say in a word why it is refused',
  })
  .meta({ id: 'CorrectionDecision' })

const completenessSchema = z.object({ of: z.int(), missing: z.array(z.string()) })

export const recordHealthSchema = named('RecordHealth', {
  entity: entitySchema,
  id: z.int(),
  title: z.string(),
  owner: recordOwnerSchema.nullable().meta({ description: 'null: the default owner of the settings' }),
  checkedOn: z.iso.date().nullable(),
  checkedBy: z.string().nullable(),
  askedAt: z.iso.datetime().nullable(),
  isWanted: z.boolean().meta({ description: 'Staff have asked for a mail that is still to be sent' }),
  public: completenessSchema.meta({ description: 'Fields that visitors look for, and which of them are empty' }),
  bids: completenessSchema.meta({ description: 'Fields that bids need, and which of them are empty' }),
  faults: z.array(z.enum(HEALTH_FAULTS)),
  corrections: z.array(correctionSchema).meta({ description: 'Those that wait for an editor' }),
})
export type RecordHealth = z.infer<typeof recordHealthSchema>

export const healthListQuerySchema = listQuerySchema.extend({
  entity: entitySchema.optional(),
  fault: z.enum(HEALTH_FAULTS, `fault must be one of ${HEALTH_FAULTS.join(', ')}`).optional(),
  field: z.string().max(60).optional().meta({ description: 'Those in which this field is empty' }),
})
export type HealthListQuery = z.infer<typeof healthListQuerySchema>

export const healthTaskSchema = z
  .object({
    fault: z.enum(HEALTH_FAULTS),
    entity: entitySchema,
    field: z.string().nullable().meta({ description: 'Which is empty; null for other faults' }),
    count: z.int(),
  })
  .meta({ id: 'HealthTask', description: 'One thing to mend, in so many records of a kind' })
export type HealthTask = z.infer<typeof healthTaskSchema>

const itemsSchema = z
  .array(z.object({ entity: entitySchema, id: z.int().positive() }))
  .min(1, 'Choose at least one record')
  .max(ITEMS_AT_ONCE, `At most ${ITEMS_AT_ONCE} records at once`)

export const ownerChangeSchema = named('RecordOwnerChange', { items: itemsSchema, owner: recordOwnerSchema.nullable() })
export const askSchema = named('AskForConfirmation', { items: itemsSchema })

export const askedSchema = named('AskedForConfirmation', {
  asked: z.int().meta({ description: 'Mails that are on their way' }),
  later: z.int().meta({ description: 'Mails that wait, because their owners have had enough for a day' }),
  withoutOwner: z.int(),
  notPublished: z.int(),
})
export type Asked = z.infer<typeof askedSchema>

export const healthSettingsSchema = named('RecordHealthSettings', {
  months: wholeNumber('Months', 0, CHECK_MONTHS.longest, 'Between two checks; 0: nobody is asked'),
  owner: recordOwnerSchema.nullable().meta({ description: 'Of records without an owner of their own' }),
})
export type HealthSettings = z.infer<typeof healthSettingsSchema>
