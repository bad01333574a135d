import { findStaffUser } from '../../store/staff.ts'
import { getSettings } from '../settings.ts'
import { escapeHtml, htmlPage, oneLine, whenForStaff } from './mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from './template.ts'

export const signInMail: MailTemplate = {
  label: 'Warning of failed sign-ins, to the person whose account it is',
  /** `about` is the account and the day: one mail a day. */
  async compose(db, { about, created_at }) {
    const [userId = ''] = about.split(' ')
    const user = await findStaffUser(db, userId)
    if (!user || user.disabled_at !== null) return undefined
    const settings = await getSettings(db, 'en')
    const firm = oneLine(settings.name || 'the website')
    const subject = `Failed attempts to sign in to ${firm}`
    const sentences = [
      `Ten or more attempts to sign in to your account (${user.email}) on the staff side of ${firm} have failed, ` +
        `the last before ${await whenForStaff(db, created_at)}.`,
      'If it was you, choose a new password with "Forgotten your password?" on the sign-in page.',
      'If it was not you, your account is still yours: attempts are slowed down, and a browser in which you have signed in ' +
        'before still lets you in. A password that you use nowhere else and an authenticator (your account, "Authenticator") ' +
        'protect you best. An owner sees in the audit log where the attempts came from.',
    ]
    return {
      to: [user.email],
      subject,
      text: `${sentences.join('\n\n')}\n`,
      html: htmlPage(subject, sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
