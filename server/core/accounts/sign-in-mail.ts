import { findStaffUser } from './store/staff.ts'
import { escapeHtml, htmlPage, nameOfFirm, whenForStaff } from '../mail/mail-text.ts'
import { WORDS } from './sign-in-mail.words.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from '../mail/template.ts'

export const signInMail: MailTemplate = {
  label: 'Warning of failed sign-ins, to the person whose account it is',
  /** `about` is the account and the day: one mail a day. */
  async compose(db, { about, created_at }) {
    const [userId = ''] = about.split(' ')
    const user = await findStaffUser(db, userId)
    if (!user || user.disabled_at !== null) return undefined
    const { email, locale } = user
    const t = WORDS[locale]
    const firm = await nameOfFirm(db, locale)
    const subject = t.subject(firm)
    const sentences = t.sentences(email, firm, await whenForStaff(db, created_at, locale))
    return {
      to: [email],
      locale,
      subject,
      text: `${sentences.join('\n\n')}\n`,
      html: htmlPage(subject, sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n'), locale),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
