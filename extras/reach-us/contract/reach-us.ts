import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { bsSchema } from '../../../contract/calendar/calendar.ts'
import { DATES } from '../../../contract/calendar/date-fields.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { optionalText, requiredLine } from '../../../contract/text.ts'
import { DAYS, hoursFault, tidyHours, type Hours } from './hours.ts'

const BOUNDS = { text: 80, number: 40, hours: 60, specialDays: 60 } as const

/** Numbers without a country code are of Nepal. */
function toE164(text: string): string {
  const digits = toLatinDigits(text).replaceAll(/[\s().-]/g, '')
  if (digits === '' || digits.startsWith('+')) return digits
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+977${digits.replace(/^0/, '')}`
}

/** Of Nepal, 8 digits of a landline with its area, or 10 of a mobile. https://www.itu.int/rec/T-REC-E.164 */
const E164 = /^(?:\+977[1-9]\d{7}(?:\d{2})?|\+(?!977)[1-9]\d{6,14})?$/

const text = (label: string, bound: number = BOUNDS.text) => optionalText(label, bound).unwrap()
const phone = (label: string) =>
  text(label, BOUNDS.number)
    .overwrite(toE164)
    .regex(E164, `${label} must be a number such as 9812345678, or +61 412 345 678 of another country`)
    .meta({ description: 'E.164, such as +9779812345678; a number without a country code is of Nepal; empty: none' })
const day = (label: string) => z.iso.date(`${label} must ${DATES.day.must.en}`)
const hours = text('Hours', BOUNDS.hours)
  .overwrite(tidyHours)
  .refine((typed) => !hoursFault(typed), { error: ({ input }) => hoursFault(String(input)) })
  .meta({ description: 'Such as 10:00-13:00,14:00-17:00, in Nepal’s time; empty: closed' })

const specialDays = z
  .object({
    from: day('The first day'),
    until: day('The last day'),
    name: z.object({ en: requiredLine('Name in English', BOUNDS.text), ne: text('Name in Nepali') }),
    hours,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'The last day must not be before the first' })

/** All of it is public. */
export const reachUsSchema = named('ReachUs', {
  isBarShown: z.boolean('Say whether the bar is shown').meta({ description: 'At the foot of the site on phones' }),
  whatsapp: phone('WhatsApp'),
  viber: phone('Viber'),
  hours: z.object(Object.fromEntries(DAYS.map((name) => [name, hours])) as Record<keyof Hours, typeof hours>),
  specialDays: z
    .array(specialDays)
    .max(BOUNDS.specialDays, `There can be at most ${BOUNDS.specialDays} holidays and periods`)
    .meta({ description: 'Holidays, and periods with other hours, such as winter' }),
  press: z.object({
    name: text('Name'),
    phone: phone('Telephone'),
    email: text('E-mail', EMAIL_LENGTH).regex(EMAIL.like, `E-mail must ${EMAIL.must.en}`).or(z.literal('')),
  }),
})
export type ReachUs = z.infer<typeof reachUsSchema>

export const shownReachUsSchema = reachUsSchema
  .extend({ specialDays: z.array(specialDays.safeExtend({ bs: bsSchema })) })
  .meta({ id: 'ShownReachUs' })
export type ShownReachUs = z.infer<typeof shownReachUsSchema>
