import { findAlert, type AlertKey } from '../../store/alerts.ts'
import { findStaffUser } from '../../store/staff.ts'
import { getSettings } from '../settings.ts'
import { getCalendarCorrections } from '../calendar.ts'
import { escapeHtml, htmlPage, oneLine, whenInNepal, whenInNepali } from './mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailTemplate } from './template.ts'

const KINDS = {
  mail: {
    en: 'Mails are not going out',
    ne: 'इमेल गइरहेका छैनन्',
    advice: 'Messages of visitors are safe and are listed at /admin. Check SMTP_URL and the mail server.',
    adviceNe: 'आगन्तुकका सन्देश सुरक्षित छन् र /admin मा देखिन्छन्। SMTP_URL र इमेल सर्भर जाँच्नुहोस्।',
  },
  disk: {
    en: 'The disk is nearly full',
    ne: 'डिस्क भरिन लागेको छ',
    advice: 'Free some space for DATA_DIR, or use a larger disk.',
    adviceNe: 'DATA_DIR का लागि ठाउँ खाली गर्नुहोस्, वा ठूलो डिस्क राख्नुहोस्।',
  },
  backup: {
    en: 'The backup failed or is old',
    ne: 'ब्याकअप असफल भयो वा पुरानो छ',
    advice: 'The page Backups at /admin says why.',
    adviceNe: '/admin को ब्याकअप पृष्ठमा कारण छ।',
  },
  certificate: {
    en: 'The certificate of the website ends soon',
    ne: 'वेबसाइटको प्रमाणपत्रको म्याद सकिँदै छ',
    advice: 'Renew it (certbot renew), or browsers will refuse the site.',
    adviceNe: 'नवीकरण गर्नुहोस् (certbot renew), नत्र ब्राउजरले साइट खोल्दैनन्।',
  },
  schedule: {
    en: 'Something was not published at its time',
    ne: 'तोकिएको समयमा केही प्रकाशित भएन',
    advice: 'The dashboard at /admin lists it with the reason.',
    adviceNe: '/admin को ड्यासबोर्डमा कारणसहित सूची छ।',
  },
}

export type AlertKind = keyof typeof KINDS

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
  /** In both languages: the store does not know which one an owner reads. */
  async compose(db, { about, created_at }) {
    const [kind = '', state = '', since = '', owner = '', ...subject] = about.split(' ')
    const user = await findStaffUser(db, owner)
    if (!user || user.disabled_at !== null || !Object.hasOwn(KINDS, kind)) return undefined
    const { en, ne, advice, adviceNe } = KINDS[kind as AlertKind]
    const firm = oneLine((await getSettings(db, 'en')).name || 'the website')
    const place = subject.join(' ')
    const alert = await findAlert(db, { kind, subject: place })
    const hasBegun = state === 'began'
    const calendar = await getCalendarCorrections(db)
    const inNepali = (time: string) => whenInNepali(time, calendar)
    const title = oneLine(`${hasBegun ? en : `Over: ${en}`}${place && ` (${place})`}`)
    const details = hasBegun && alert?.began_at === since ? [oneLine(alert.fault)] : []
    const paragraphs = hasBegun
      ? [`${title}. Since ${whenInNepal(since)}.`, ...details, advice, `${ne}। ${inNepali(since)} देखि।`, adviceNe]
      : [
          `${title}. From ${whenInNepal(since)} until ${whenInNepal(created_at)}.`,
          `समाधान भयो: ${ne}। ${inNepali(since)} देखि ${inNepali(created_at)} सम्म।`,
        ]
    const headline = `${firm}: ${title}`
    return {
      to: [user.email],
      subject: headline,
      text: `${paragraphs.join('\n\n')}\n`,
      html: htmlPage(headline, paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')),
      headers: NO_AUTOMATIC_ANSWER,
    }
  },
}
