import type { Feature } from '../../../server/core/feature.ts'
import { NEWS_BY_MAIL_PATH } from '../contract/bounds.ts'
import { newsByMailApi } from './api.ts'
import { createLetterHandler } from './letters.ts'
import { letterMail, linkMail } from './mails.ts'
import { createNewsByMailRoutes } from './routes.ts'

export const feature: Feature = {
  mails: { 'news-by-mail': letterMail, 'news-by-mail-link': linkMail },
  api: (deps) => ({ '/news-by-mail': newsByMailApi(deps) }),
  formRoutes: createNewsByMailRoutes,
  serves: [NEWS_BY_MAIL_PATH, `${NEWS_BY_MAIL_PATH}/*`],
  jobs: (deps) => [createLetterHandler(deps)],
}
