import { findStaffUser } from '../core/accounts/store/staff.ts'
import { escapeHtml, nameOfFirm, oneLine, sentencesMail, whenForStaff } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/template.ts'
import { findAlert, type Alert, type AlertKey } from './alert-store.ts'

const en = {
  kinds: {
    mail: {
      title: 'Mails are not going out',
      advice: 'Messages of visitors are safe and are listed at /admin. Check SMTP_URL and the mail server.',
    },
    disk: {
      title: 'The disk is nearly full',
      advice: 'Free some space for DATA_DIR, or use a larger disk.',
    },
    backup: {
      title: 'The backup failed or is old',
      advice: 'The page Backups at /admin says why.',
    },
    certificate: {
      title: 'The certificate of the website ends soon',
      advice: 'Renew it (certbot renew), or browsers will refuse the site.',
    },
    schedule: {
      title: 'Something was not published at its time',
      advice: 'The dashboard at /admin lists it with the reason.',
    },
  },
  over: (title: string) => `Over: ${title}`,
  since: (title: string, time: string) => `${title}. Since ${time}.`,
  lasted: (title: string, from: string, until: string) => `${title}. From ${from} until ${until}.`,
}

const ne: typeof en = {
  kinds: {
    mail: {
      title: 'इमेल गइरहेका छैनन्',
      advice: 'आगन्तुकका सन्देश सुरक्षित छन् र /admin मा देखिन्छन्। SMTP_URL र मेल सर्भर जाँच्नुहोस्।',
    },
    disk: {
      title: 'डिस्क भरिन लागेको छ',
      advice: 'DATA_DIR का लागि ठाउँ खाली गर्नुहोस्, वा ठूलो डिस्क राख्नुहोस्।',
    },
    backup: {
      title: 'ब्याकअप असफल भयो वा पुरानो छ',
      advice: '/admin को ब्याकअप पृष्ठमा कारण छ।',
    },
    certificate: {
      title: 'वेबसाइटको प्रमाणपत्रको म्याद सकिँदै छ',
      advice: 'नवीकरण गर्नुहोस् (certbot renew), नत्र ब्राउजरले साइट खोल्दैनन्।',
    },
    schedule: {
      title: 'तोकिएको समयमा केही प्रकाशित भएन',
      advice: '/admin को ड्यासबोर्डमा कारणसहित सूची छ।',
    },
  },
  over: (title) => `समाधान भयो: ${title}`,
  since: (title, time) => `${title}। ${time} देखि।`,
  lasted: (title, from, until) => `${title}। ${from} देखि ${until} सम्म।`,
}

const WORDS = { en, ne }
export type AlertKind = keyof typeof en.kinds

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
      ? [t.since(name, began), ...reasonOf(alert, since), advice]
      : [t.lasted(t.over(name), began, await whenForStaff(db, created_at, locale))]
    const headline = `${await nameOfFirm(db, locale)}: ${hasBegun ? name : t.over(name)}`
    return sentencesMail(user, headline, paragraphs)
  },
}

/** What the health check said, in English, unless it is about another time. */
function reasonOf(alert: Alert | undefined, since: string) {
  if (alert?.began_at !== since) return []
  const text = oneLine(alert.fault)
  return [{ text, html: `<span lang="en">${escapeHtml(text)}</span>` }]
}
