import { z } from 'zod'
import { named } from '../named-schema.ts'
import { localeQuerySchema } from '../list.ts'

/** Beside the date of which it is: browsers need no calendar. */
export const bsSchema = z.string().nullable().meta({
  description: 'The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar',
})

/** Left out where nothing was entered in BS. @param fields dates that may be less exact than a day */
export const datesAsEnteredSchema = <const Name extends string>(...fields: Name[]) =>
  z
    .object(
      Object.fromEntries(fields.map((name) => [name, z.string().optional()])) as Record<
        Name,
        z.ZodOptional<z.ZodString>
      >,
    )
    .optional()
    .meta({ description: 'Those of the dates that were entered in Bikram Sambat, such as 2080-04, by field' })

export const calendarSchema = named('Calendar', {
  dayBs: bsSchema.optional().meta({ description: 'Only with day: that day in Bikram Sambat, in words' }),
})
export type Calendar = z.infer<typeof calendarSchema>

export const calendarQuerySchema = localeQuerySchema.extend({
  day: z.iso.date('day must be a date such as 2026-11-23').optional(),
})
