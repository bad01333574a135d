import { z } from 'zod'
import { named } from '../named-schema.ts'

const statusSchema = z.enum(['ready', 'degraded', 'unavailable']).meta({
  description: 'degraded: somebody should look, requests are answered; unavailable: they are not',
})
const count = z.int().optional()
const counted = { kind: z.string(), count: z.int() }
const check = { status: statusSchema, fault: z.string().optional().meta({ description: 'What is wrong, in English' }) }

/** Figures are left out while they cannot be read. */
export const healthChecksSchema = z.object({
  store: z.object({
    ...check,
    bytes: count,
    pictures: count,
    missingMigrations: z.array(z.string()).optional(),
  }),
  disk: z.object({ ...check, freeBytes: count, totalBytes: count }),
  jobs: z.object({
    ...check,
    due: z
      .object({
        count: z.int(),
        oldest: z.iso.datetime().nullable(),
        kinds: z.array(z.object(counted)).meta({ description: 'The most first' }),
      })
      .optional(),
    stuckSince: z.iso.datetime().nullable().optional().meta({
      description: 'Since when a kind has been due of which no job runs or ended lately; null: all go on',
    }),
    failing: count.meta({ description: 'They failed several times and are tried again' }),
    failed: count.meta({ description: 'Given up within a day' }),
    counts: z
      .array(z.object({ ...counted, state: z.string() }))
      .optional()
      .meta({ description: 'Queued and running ones, and those given up within a day' }),
  }),
  mails: z.object({ ...check, oldestSeconds: count.meta({ description: '0: none waits' }) }),
  backup: z.object({
    ...check,
    isScheduled: z.boolean().optional(),
    at: z.iso.datetime().nullable().optional().meta({ description: 'Of the newest one' }),
    isLate: z.boolean().optional(),
    lastError: z.string().nullable().optional(),
  }),
})
export type HealthChecks = z.infer<typeof healthChecksSchema>

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
  ...healthChecksSchema.shape,
  mails: healthChecksSchema.shape.mails.extend({
    hasServer: z.boolean().meta({ description: 'Whether a mail server is set; without one, mails reach nobody' }),
  }),
  backup: healthChecksSchema.shape.backup.extend({ bytes: count }),
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
