import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'

export const plotsQuerySchema = z.object({
  period: z
    .enum(['day', 'month'], 'period must be day or month')
    .default('day')
    .meta({ description: 'The last 24 hours, or 30 days' }),
})

export type PlotsPeriod = z.infer<typeof plotsQuerySchema>['period']

const milliseconds = z.number().nullable()

const pointSchema = named('OperationsPoint', {
  at: z.iso.datetime().meta({ description: 'When its time began' }),
  requests: z.number().meta({ description: 'A minute' }),
  p50: milliseconds.meta({ description: 'Half of the requests took less' }),
  p95: milliseconds.meta({ description: 'All but a twentieth took less' }),
  cached: z.number().nullable().meta({ description: 'Share of pages and public answers from memory, 0 to 1' }),
  errors: z.int().meta({ description: 'Answers with a status of 500 and more' }),
  dueJobs: z.int().nullable(),
  mailAge: z.int().nullable().meta({ description: 'Seconds for which the oldest unsent mail had waited' }),
  delay: z.number().meta({ description: 'Of the event loop, in milliseconds, 99th percentile' }),
  memory: z.int().meta({ description: 'Bytes of all processes; the highest of its time' }),
  storeBytes: z.int().nullable(),
  diskFree: z.number().nullable().meta({ description: 'Share of the fullest disk, 0 to 1' }),
})
export type PlotPoint = z.infer<typeof pointSchema>

export const plotsSchema = named('OperationsPlots', {
  step: z.int().meta({ description: 'Milliseconds from one point to the next; without a sample there is none' }),
  processes: z.int().meta({ description: 'Whose figures are added up; a restart counts as another one' }),
  points: z.array(pointSchema).meta({ description: 'Oldest first' }),
})
export type Plots = z.infer<typeof plotsSchema>
