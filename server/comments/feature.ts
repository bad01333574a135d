import type { Feature } from '../core/feature.ts'
import { commentsApi } from './comments-api.ts'
import { mentionMail } from './mention-mail.ts'

export const commentsFeature: Feature = {
  mails: { mention: mentionMail },
  api: (deps) => ({ '/content': commentsApi(deps) }),
}
