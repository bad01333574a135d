import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema, datesAsEnteredSchema } from '../calendar/calendar.ts'
import { LOCALES } from '../locale.ts'
import { pictureSchema } from '../pictures/picture.ts'
import { PHASE_CHOICES } from './project-phase.ts'

const yearOrMonth = z.string().nullable()

export const changeSchema = named('ProjectChange', {
  label: z.string().meta({ description: 'What was measured' }),
  before: z.number(),
  after: z.number(),
  unit: z.string(),
  locale: z.enum(LOCALES).meta({ description: 'Of label and unit' }),
})
export type ProjectChange = z.infer<typeof changeSchema>

const phaseSchema = named('ProjectPhase', {
  phase: z.enum(PHASE_CHOICES.map(({ value }) => value)),
  label: z.string().meta({ description: 'The phase, in the language of the answer' }),
  start: yearOrMonth,
  end: yearOrMonth,
  datesAsEntered: datesAsEnteredSchema('start', 'end', 'takenOn'),
  periodBs: bsSchema,
  picture: pictureSchema.nullable().meta({ description: 'One of those of the project' }),
  takenOn: yearOrMonth.meta({ description: 'Of the picture' }),
  takenOnBs: bsSchema,
})
export type ProjectPhase = z.infer<typeof phaseSchema>

export const phasesSchema = z.array(phaseSchema).meta({ description: 'In the order that staff chose' })

export const videoSchema = named('ProjectVideo', {
  host: z.enum(['YouTube', 'Vimeo']).nullable().meta({ description: 'null for a file of this site' }),
  page: z.string().meta({ description: 'Its page there, or the file' }),
  player: z.string().meta({ description: 'For a frame: it plays at once; or the file' }),
  captions: z.string().meta({ description: 'A WebVTT file; empty for none' }),
  title: z.string(),
  picture: pictureSchema.nullable().meta({ description: 'Stands in its place until it is played' }),
  locale: z.enum(LOCALES).meta({ description: 'Of the title' }),
})
export type ProjectVideo = z.infer<typeof videoSchema>
