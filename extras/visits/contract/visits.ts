import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { COUNTRY_MINIMUM, KEPT_MONTHS, RECENT_DAYS, VALUES_SHOWN, VISIT_KINDS } from './visit-kinds.ts'

const daySchema = (name: string, description: string) =>
  z.iso.date(`${name} must be a day such as 2026-11-29`).optional().meta({ description })

export const visitsQuerySchema = z
  .object({
    from: daySchema('from', `The first day, of Nepal; by default ${RECENT_DAYS} days to \`to\``),
    to: daySchema('to', 'The last day; by default today'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'to must not be before from',
  })
export type VisitsQuery = z.infer<typeof visitsQuerySchema>

const count = z.int().min(0)

const valueSchema = z.object({
  value: z.string(),
  views: count,
  visits: count.meta({ description: 'Visits that began with it' }),
})
export type VisitValue = z.infer<typeof valueSchema>

const totalsSchema = z.object({
  views: count.meta({ description: 'Pages that people read' }),
  visits: count.meta({ description: 'People by day: of two days, the same person is two visits' }),
  bots: count.meta({ description: 'Pages that known programs fetched; they are in no other count' }),
})

const DAY = `A day such as 2026-11-29, without a gap; a month such as 2024-10 where it is older than ${KEPT_MONTHS} months`
const LISTS =
  `The ${VALUES_SHOWN} most frequent values of each. Countries are counted by month: those of all months of ` +
  `the period, where a month has at least ${COUNTRY_MINIMUM} visits`

export const visitsSchema = named('Visits', {
  from: z.iso.date(),
  to: z.iso.date(),
  totals: totalsSchema,
  days: z.array(totalsSchema.extend({ day: z.string().meta({ description: DAY }) })),
  lists: z.record(z.enum(VISIT_KINDS), z.array(valueSchema)).meta({ description: LISTS }),
  areVisitsWhole: z.boolean().meta({
    description: 'false: on a day there were too many to tell them apart, so that `visits` has too few',
  }),
})
export type Visits = z.infer<typeof visitsSchema>

export const itemViewsSchema = named('ItemViews', {
  path: z.string().meta({ description: 'Of a public page, without its language, such as /projects/a-bridge' }),
  views: count.meta({ description: `Within ${RECENT_DAYS} days, in all languages` }),
})
export type ItemViews = z.infer<typeof itemViewsSchema>

export const visitSettingsSchema = named('VisitSettings', {
  monthlyMail: z.boolean('monthlyMail must be true or false').meta({
    description: 'Whether this owner gets a mail on the first of each month',
  }),
})
export type VisitSettings = z.infer<typeof visitSettingsSchema>
