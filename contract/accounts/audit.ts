import { z } from 'zod'
import { named } from '../named-schema.ts'
import { staffIdSchema, staffListQuerySchema, staffSearchSchema } from './staff-list.ts'

export const auditEntrySchema = named('AuditEntry', {
  id: z.int(),
  at: z.iso.datetime(),
  staffId: z.string().nullable().meta({ description: 'Null for the command line and for API keys' }),
  staffEmail: z.string().meta({ description: 'As it was then; of an API key, its name' }),
  apiKeyId: z.int().nullable().meta({ description: 'The API key that did it' }),
  address: z.string().nullable().meta({ description: 'The network address it came from' }),
  action: z.string().meta({ description: 'Such as create, update, delete, sign-in' }),
  entity: z.string().meta({ description: 'Such as news, message, staff' }),
  entityId: z.string().nullable(),
  label: z.string().meta({ description: "The item's title at that time" }),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const momentSchema = (name: string, description: string) =>
  z
    .union(
      [z.iso.date(), z.iso.datetime()],
      `${name} must be a day such as 2026-11-21, or a time such as 2026-11-21T09:00:00Z`,
    )
    .optional()
    .meta({ type: 'string', description })

const word = (name: string) => z.string().min(1, `${name} must not be empty`).max(64, `${name} is too long`).optional()

export const auditQuerySchema = staffListQuerySchema.extend({
  entity: word('entity').meta({ type: 'string', description: 'Such as news' }),
  entityId: word('entityId').meta({ type: 'string', description: 'Of this entity' }),
  staff: staffIdSchema('staff')
    .optional()
    .meta({ type: 'string', description: "Somebody's id, none for the command line, or api-keys" }),
  action: word('action').meta({ type: 'string', description: 'Such as publish' }),
  search: staffSearchSchema,
  from: momentSchema('from', 'Then or later. A day is one in Nepal'),
  to: momentSchema('to', 'Before this time, or until the end of this day in Nepal'),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
