import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { dayInWords } from '../../../server/core/languages/calendar.ts'
import { buttonTo, nameOfFirm, oneLine, plainText, sentencesMail } from '../../../server/core/mail/mail-text.ts'
import type { MailTemplate } from '../../../server/core/mail/templates.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { ANSWER_MAIL, findRow } from './store.ts'

export const applicationMails: Record<string, MailTemplate> = {
  /** Says nothing of the person: more people read the mails of the office than may read applications. */
  application: {
    label: 'An application has arrived, to the office',
    async compose(db, { about }, { officeLocale: locale, publicUrl }) {
      const row = await findRow(db, 'reference', about)
      if (!row) return undefined
      const t = textsIn(catalogue, locale)
      const values = { post: oneLine(row.vacancy_title), reference: about }
      const button = buttonTo({ entity: 'applications', item_id: row.id }, { locale }, publicUrl)
      const said = [fillIn(t.arrivedText, values), ...button]
      const { to: _, ...mail } = sentencesMail({ email: '', locale }, fillIn(t.arrived, values), said)
      return mail
    },
  },
  /** In the language of the form. Quotes nothing of the application: the address may be another person's. */
  'application-receipt': {
    label: 'Receipt of an application, to the applicant',
    isConfidential: true,
    async compose(db, { about }) {
      const row = await findRow(db, 'reference', about)
      if (!row) return undefined
      const t = textsIn(catalogue, row.locale)
      const day = dayInWords(row.delete_on, row.locale)
      const values = { post: oneLine(row.vacancy_title), reference: about, day }
      const sentences = t.receiptText.map((one) => fillIn(one, values))
      return sentencesMail(row, fillIn(t.receipt, values), sentences)
    },
  },
  /** As staff wrote it. Replies go to the firm's public address. */
  [ANSWER_MAIL]: {
    label: 'Answer, to an applicant',
    isConfidential: true,
    async compose(db, { about, kind }) {
      const row = await findRow(db, 'reference', about)
      const id = Number(kind.slice(ANSWER_MAIL.length + 1))
      const answer = await db.selectFrom('application_entry').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || !answer) return undefined
      const { email } = await getSettings(db, row.locale)
      const replyTo = email && { name: await nameOfFirm(db, row.locale), address: email }
      const mail = sentencesMail(row, oneLine(`${answer.subject} (${about})`), [plainText(answer.text)])
      return { ...mail, ...(replyTo && { replyTo }) }
    },
  },
}
