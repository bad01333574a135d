import { z } from 'zod'
import { named } from '../named-schema.ts'
import { bsSchema, datesAsEnteredSchema } from '../calendar/calendar.ts'
import { LOCALES } from '../locale.ts'

const yearOrMonth = z.string().nullable()

/** The years of the work in a project; those of the project where nothing else is known. */
export const WORK_PERIOD = {
  start: yearOrMonth,
  end: yearOrMonth,
  datesAsEntered: datesAsEnteredSchema('start', 'end'),
  periodBs: bsSchema,
}

/** Somebody who worked on a project, has a page and made their projects public. */
export const projectPersonSchema = named('ProjectPerson', {
  name: z.string(),
  slug: z.string(),
  position: z.string().meta({ description: 'In this project' }),
  ...WORK_PERIOD,
  locale: z.enum(LOCALES).meta({ description: 'Of the name' }),
  positionLocale: z.enum(LOCALES),
})
export type ProjectPerson = z.infer<typeof projectPersonSchema>
