import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { KEY_AREAS, KEY_NAME_LENGTH, KEY_RIGHTS } from './key-scopes.ts'
import { requiredText } from '../../../contract/text.ts'

const scopesSchema = z
  .partialRecord(
    z.enum(KEY_AREAS, `Scopes are of ${KEY_AREAS.join(', ')}`),
    z.enum(KEY_RIGHTS, `A scope must be ${KEY_RIGHTS.join(' or ')}`),
  )
  .meta({
    type: 'object',
    description: 'By kind of content: `read`, or `write`, which includes it. No other calls are possible',
    example: { news: 'write', projects: 'read' },
  })

export const apiKeySchema = named('ApiKey', {
  id: z.int(),
  name: z.string(),
  prefix: z.string().meta({ description: 'The beginning of the key, by which it is recognized' }),
  scopes: scopesSchema,
  state: z
    .enum(['active', 'expired', 'revoked', 'suspended'])
    .meta({ description: '`suspended`: the account that made it is disabled' }),
  createdAt: z.iso.datetime(),
  createdBy: z.string().meta({ description: 'The e-mail address of the owner who made it' }),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute' }),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const newApiKeySchema = named('NewApiKey', {
  name: requiredText('Name', KEY_NAME_LENGTH),
  scopes: scopesSchema.refine((scopes) => Object.keys(scopes).length > 0, 'Choose what the key may do'),
  expiresAt: z.iso
    .datetime('The end must be a time such as 2027-01-31T00:00:00Z')
    .nullable()
    .meta({ description: 'Null: it does not expire' }),
})
export type NewApiKey = z.infer<typeof newApiKeySchema>

export const apiKeyWithTokenSchema = apiKeySchema
  .extend({ token: z.string().meta({ description: 'The key itself, shown this once. Only its hash is stored' }) })
  .meta({ id: 'ApiKeyWithToken' })
export type ApiKeyWithToken = z.infer<typeof apiKeyWithTokenSchema>
