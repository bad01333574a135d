import type { SiteApi } from '../../../../site/api/site-api.ts'
import { latePart } from '../../../../site/late-part.tsx'
import type { SignUpState } from '../../contract/news-by-mail.ts'

/** Whether visitors can sign up. */
export const load = async (api: SiteApi): Promise<boolean> =>
  (await api.getOne<SignUpState>('news-by-mail/sign-up')).isOpen

export default latePart(() => import('../ui/sign-up.tsx'))
