import { z } from 'zod'
import { named } from '../named-schema.ts'

const statusSchema = z.enum(['ready', 'degraded', 'unavailable']).meta({
  description: 'degraded: somebody should look, requests are answered; unavailable: they are not',
})
const fault = z.string().nullable().meta({ description: 'What is wrong, in English' })
const bytes = z.int().nullable()
const check = { status: statusSchema, fault }

export const alertSchema = named('Alert', {
  kind: z.string().meta({ description: 'mail, disk, backup, certificate or schedule' }),
  subject: z.string().meta({ description: 'Such as the machine whose disk is full' }),
  fault: z.string(),
  beganAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})

export const operationsSchema = named('Operations', {
  status: statusSchema.meta({ description: 'The worst of all below, open alerts among them' }),
  at: z.iso.datetime(),
  store: z.object({ ...check, bytes, pictures: z.int().nullable() }),
  migrations: z.object({ status: statusSchema, missing: z.array(z.string()) }),
  disk: z.object({ ...check, freeBytes: bytes, totalBytes: bytes }),
  jobs: z.object({
    ...check,
    due: z.int().nullable(),
    waiting: z
      .array(z.object({ kind: z.string(), count: z.int() }))
      .meta({ description: 'Those that are due, by kind; the most first' }),
    stuckSince: z.iso.datetime().nullable().meta({
      description: 'Since when a kind has been due of which no job runs or ended lately; null: all go on',
    }),
    failing: z.int().nullable().meta({ description: 'They failed several times and are tried again' }),
    failed: z.int().nullable().meta({ description: 'Given up within a day' }),
  }),
  mails: z.object({
    ...check,
    hasServer: z.boolean().meta({ description: 'Whether a mail server is set; without one, mails reach nobody' }),
    oldestSeconds: z.int().nullable().meta({ description: '0: none waits' }),
  }),
  backup: z.object({
    ...check,
    isScheduled: z.boolean(),
    at: z.iso.datetime().nullable().meta({ description: 'Of the newest one' }),
    bytes,
  }),
  certificate: z.object({
    status: statusSchema,
    isHttps: z.boolean().meta({ description: 'Whether PUBLIC_URL has one' }),
    endsAt: z.iso.datetime().nullable().meta({ description: 'Null: it could not be read' }),
  }),
  alerts: z.object({
    open: z.array(alertSchema),
    past: z.array(alertSchema).meta({ description: 'The last 50 of 90 days; the last to end comes first' }),
  }),
})
export type Operations = z.infer<typeof operationsSchema>
