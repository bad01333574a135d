import { fillIn, textsIn } from '../../contract/catalogue.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { isAtLeast, leastPublisher } from '../../contract/accounts/staff-roles.ts'
import { findStaffUser } from '../core/accounts/store/staff.ts'
import { doEditorsAsk } from '../core/settings/publishing-right.ts'
import { findContentItem, type ContentItem } from '../core/content/store/content-items.ts'
import { buttonTo, nameOfFirm, oneLine, sentencesMail } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import catalogue from './words.json' with { type: 'json' }

type Recipient = NonNullable<Awaited<ReturnType<typeof findStaffUser>>>

/** A mail of which `about` is the item and the account, such as `news 12 k3Jx …`. */
function approvalMail(
  kind: keyof typeof catalogue,
  label: string,
  isDue: (item: ContentItem, to: Recipient, editorsAsk: boolean) => boolean,
): MailTemplate {
  return {
    label,
    async compose(db, { about }, { publicUrl }) {
      const [entity, id, accountId = ''] = about.split(' ')
      const item = await findContentItem(db, entity as ContentEntity, Number(id))
      const user = await findStaffUser(db, accountId)
      if (!item || !user || user.disabled_at !== null) return undefined
      if (!isDue(item, user, await doEditorsAsk(db))) return undefined
      const { locale } = user
      const title = oneLine((JSON.parse(item.titles) as Record<string, string>)[locale] ?? item.title)
      const t = textsIn(catalogue[kind], locale)
      const values = { title, firm: await nameOfFirm(db, locale) }
      const subject = fillIn(t.subject, values)
      const words = kind === 'sent-back' && item.sent_back ? [item.sent_back] : []
      const sentences = [...t.sentences.map((one) => fillIn(one, values)), ...words, ...buttonTo(item, user, publicUrl)]
      return sentencesMail(user, subject, sentences)
    },
  }
}

export const APPROVAL_MAILS = {
  submitted: approvalMail(
    'submitted',
    'Something waits for approval, to those who may publish it',
    (item, { role }, editorsAsk) => item.submitted_at !== null && isAtLeast(role, leastPublisher(editorsAsk)),
  ),
  'sent-back': approvalMail(
    'sent-back',
    'Something was sent back, to who asked for approval',
    (item) => item.sent_back !== null,
  ),
  approved: approvalMail(
    'approved',
    'Something was approved, to who asked for approval',
    (item) => item.state === 'published',
  ),
}
