import { findAlert, type Alert, type AlertKey } from './alert-store.ts'
import { findStaffUser } from '../core/accounts/store/staff.ts'
import { WORDS, type AlertKind } from './alert-mail.words.ts'
import { escapeHtml, htmlPage, nameOfFirm, oneLine, whenForStaff } from '../core/mail/mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from '../core/mail/template.ts'

interface AlertEvent extends AlertKey {
  kind: AlertKind
  state: 'began' | 'ended'
  /** When it began, UTC ISO. */
  since: string
  /** Id of the account that gets the mail. */
  owner: string
}

export function aboutAlert({ kind, state, since, owner, subject }: AlertEvent): string {
  return [kind, state, since, owner, subject].join(' ')
}

export const alertMail: MailTemplate = {
  label: 'Alert about the server, to an owner',
  async compose(db, { about, created_at }) {
    const [kind = '', state = '', since = '', owner = '', ...subject] = about.split(' ')
    const user = await findStaffUser(db, owner)
    if (!user || user.disabled_at !== null || !Object.hasOwn(WORDS.en.kinds, kind)) return undefined
    const { locale } = user
    const t = WORDS[locale]
    const { title, advice } = t.kinds[kind as AlertKind]
    const place = subject.join(' ')
    const name = oneLine(`${title}${place && ` (${place})`}`)
    const alert = await findAlert(db, { kind, subject: place })
    const hasBegun = state === 'began'
    const began = await whenForStaff(db, since, locale)
    const paragraphs = hasBegun
      ? [paragraph(t.since(name, began)), ...reasonOf(alert, since), paragraph(advice)]
      : [paragraph(t.lasted(t.over(name), began, await whenForStaff(db, created_at, locale)))]
    const headline = `${await nameOfFirm(db, locale)}: ${hasBegun ? name : t.over(name)}`
    return {
      to: [user.email],
      locale,
      subject: headline,
      text: `${paragraphs.map(({ text }) => text).join('\n\n')}\n`,
      html: htmlPage(headline, paragraphs.map(({ html }) => html).join('\n'), locale),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}

function paragraph(text: string, lang = '') {
  return { text, html: `<p${lang && ` lang="${lang}"`}>${escapeHtml(text)}</p>` }
}

/** What the health check said, in English, unless it is about another time. */
function reasonOf(alert: Alert | undefined, since: string) {
  return alert?.began_at === since ? [paragraph(oneLine(alert.fault), 'en')] : []
}
