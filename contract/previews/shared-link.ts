import { z } from 'zod'
import { named } from '../named-schema.ts'
import { previewLinkSchema } from '../content/content.ts'
import { DEFAULT_LINK_DAYS, LINK_DAYS } from './link-days.ts'

export const linkRequestSchema = named('LinkRequest', {
  days: z.literal(LINK_DAYS, `days must be one of ${LINK_DAYS.join(', ')}`).default(DEFAULT_LINK_DAYS),
})

/** A link to the preview of an item, which anybody who has it can open until it ends. */
export const sharedLinkSchema = named('SharedLink', {
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

export const newSharedLinkSchema = sharedLinkSchema.extend(previewLinkSchema.shape).meta({ id: 'NewSharedLink' })
export type NewSharedLink = z.infer<typeof newSharedLinkSchema>
