import { findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import { findContentItem } from '../../../server/core/content/store/content-items.ts'
import { buttonTo, nameOfFirm, oneLine, sentencesMail } from '../../../server/core/mail/mail-text.ts'
import type { MailTemplate } from '../../../server/core/mail/templates.ts'
import { findComment } from './comments.ts'

const en = {
  subject: (name: string, title: string) => `${name} mentioned you: ${title}`,
  sentence: (name: string, title: string, firm: string) =>
    `${name} mentioned you in a comment on “${title}”, on the staff side of ${firm}:`,
}

const ne: typeof en = {
  subject: (name, title) => `${name} ले तपाईंको उल्लेख गर्नुभयो: ${title}`,
  sentence: (name, title, firm) => `${firm} को कर्मचारी खण्डमा “${title}” को टिप्पणीमा ${name} ले तपाईंको उल्लेख गर्नुभयो:`,
}

const WORDS = { en, ne }

/** To who was mentioned. `about` is the comment and the account. */
export const mentionMail: MailTemplate = {
  label: 'Somebody was mentioned in a comment, to that person',
  async compose(db, { about }, { publicUrl }) {
    const [id = '', account = ''] = about.split(' ')
    const comment = await findComment(db, id)
    const user = await findStaffUser(db, account)
    if (!comment || comment.resolved_at !== null || !user || user.disabled_at !== null) return undefined
    const item = await findContentItem(db, comment.entity, comment.item_id)
    const writer = await findStaffUser(db, comment.written_by)
    if (!item || !writer) return undefined
    const { locale } = user
    const t = WORDS[locale]
    const title = oneLine((JSON.parse(item.titles) as Record<string, string>)[locale] ?? item.title)
    const subject = t.subject(oneLine(writer.name), title)
    const sentences = [
      t.sentence(writer.name, title, await nameOfFirm(db, locale)),
      comment.text,
      ...buttonTo(item, user, publicUrl),
    ]
    return sentencesMail(user, subject, sentences)
  },
}
