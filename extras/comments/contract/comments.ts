import { z } from 'zod'
import { named } from '../../../contract/named-schema.ts'
import { requiredText } from '../../../contract/text.ts'

/** `text` in characters, `mentioned` people of a comment, `comments` of an item. */
export const COMMENT_BOUNDS = { text: 2000, mentioned: 10, comments: 200 } as const
const { text, mentioned } = COMMENT_BOUNDS

export const newCommentSchema = named('NewComment', {
  text: requiredText('Comment', text),
  field: z.string().max(100).nullable().default(null).meta({ description: 'A field of the item; null: all of it' }),
  mentioned: z
    .array(z.string().max(64))
    .max(mentioned, `At most ${mentioned} people can be mentioned`)
    .default([])
    .meta({ description: 'Accounts that get a mail' }),
})

export const resolutionSchema = named('Resolution', { isResolved: z.boolean() })

export const commentSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  field: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  writtenBy: z.string().meta({ description: 'A name' }),
  isOwn: z.boolean(),
  mentioned: z.array(z.string()).meta({ description: 'Names' }),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
})
export type Comment = z.infer<typeof commentSchema>

export const commentsSchema = named('Comments', {
  comments: z.array(commentSchema),
  people: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .meta({ description: 'Whom the caller can mention; nobody for readers' }),
})
export type Comments = z.infer<typeof commentsSchema>
