import { z } from 'zod'
import { previewLinkSchema } from '../content/content.ts'
import { DEFAULT_LINK_DAYS, LINK_DAYS } from './link-days.ts'

export const linkRequestSchema = z
  .object({ days: z.literal(LINK_DAYS, `days must be one of ${LINK_DAYS.join(', ')}`).default(DEFAULT_LINK_DAYS) })
  .meta({ id: 'LinkRequest' })

/** A link to the preview of an item, which anybody who has it can open until it ends. */
export const sharedLinkSchema = z
  .object({ id: z.uuid(), madeAt: z.iso.datetime(), madeBy: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'SharedLink' })
export type SharedLink = z.infer<typeof sharedLinkSchema>

export const newSharedLinkSchema = sharedLinkSchema.extend(previewLinkSchema.shape).meta({ id: 'NewSharedLink' })
export type NewSharedLink = z.infer<typeof newSharedLinkSchema>
