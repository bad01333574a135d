import { z } from 'zod'
import { named } from '../named-schema.ts'
import { PAGE_LOCALES } from '../page-locales.ts'
import { baseVersionSchema } from '../text.ts'

/** Days after which an unsaved form that nobody has touched is deleted. */
export const FORM_STATE_DAYS = 30
/** Seconds for which somebody who has an item open is shown to others after a sign of life. */
export const PRESENCE_SECONDS = 60

/** An unsaved form as it is sent. Its fields may be empty or wrong: it is not finished. */
export const formStateGivenSchema = named('UnsavedForm', {
  document: z.record(z.string(), z.unknown()).meta({ description: 'Every field of the form, as a save would send it' }),
  version: baseVersionSchema,
  form: z
    .string()
    .min(1)
    .max(40)
    .meta({ description: 'A name of the form that it is typed into, made by the browser' }),
  locale: z.enum(PAGE_LOCALES).optional().meta({ description: 'The language in which the answer has the page' }),
})

const presenceSchema = z.object({
  name: z.string(),
  since: z.iso.datetime().meta({ description: 'When they opened it' }),
  isCaller: z.boolean().meta({ description: 'The caller, in another tab or on another computer' }),
})

const formStateSchema = z.object({
  item: z.string().meta({ description: 'The id of the item, or a name for one that was never saved' }),
  document: z.record(z.string(), z.unknown()),
  version: z.int().nullable().meta({ description: 'The version that the form began with' }),
  form: z.string(),
  changedAt: z.iso.datetime(),
})
export type FormState = z.infer<typeof formStateSchema>

export const openFormSchema = named('OpenForm', {
  own: formStateSchema.nullable().meta({ description: 'What the caller has typed and not saved' }),
})
export type OpenForm = z.infer<typeof openFormSchema>

export const keptFormSchema = named('KeptForm', {
  changedAt: z.iso.datetime(),
  preview: z.string().nullable().meta({
    description:
      'The address of the page with the form, for the caller alone; null while others than blocks have faults',
  }),
  html: z.string().nullable().meta({
    description: 'The page, if a language was named; null also while the server has too much to do',
  }),
  faults: z.record(z.string(), z.string()).meta({ description: 'What a save would refuse, by field' }),
})
export type KeptForm = z.infer<typeof keptFormSchema>

export const presenceGivenSchema = named('Presence', {
  tab: z.string().min(1).max(40).meta({ description: 'A name of the browser tab, made by the browser' }),
  isLeaving: z.boolean().default(false).meta({ description: 'The form is no longer open in this tab' }),
})

export const presentSchema = z.object({
  others: z.array(presenceSchema).meta({ description: 'Who else has the item open' }),
  saved: z
    .object({ version: z.int(), name: z.string(), isCaller: z.boolean(), at: z.iso.datetime() })
    .meta({ description: 'The newest version, and who has saved it' }),
})
export type Present = z.infer<typeof presentSchema>
