import { z } from 'zod'
import { named } from '../named-schema.ts'
import { requiredText } from '../text.ts'

/** Of the words with which something is sent back. */
export const ANSWER_LENGTH = 1000

export const approvalSettingSchema = named('ApprovalSetting', {
  editorsAsk: z.boolean('editorsAsk must be true or false').meta({
    description:
      'Whether what editors write needs approval by a bid writer or an owner. What authors write always does',
  }),
})
export type ApprovalSetting = z.infer<typeof approvalSettingSchema>

const version = z.int('Version must be a number').positive('Version must be a number')
export const submissionSchema = named('Submission', { version })
export const sentBackSchema = named('SentBack', { version, words: requiredText('A note to the author', ANSWER_LENGTH) })
