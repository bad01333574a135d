import { toDevanagariDigits } from '../../contract/digits.ts'
import { escapeHtml, htmlPage, oneLine } from '../core/mail/mail-text.ts'
import type { MailTemplate } from '../core/mail/templates.ts'
import { asCalledHere } from '../core/process/project-folder.ts'
import { listEnquiries } from './store/enquiries.ts'
import type { Suspicion } from './suspicion.ts'

const en = {
  subject: (count: number, most: number) =>
    `In quarantine: ${count > most ? `more than ${most} messages` : count === 1 ? '1 message' : `${count} messages`} of the contact form`,
  advice:
    'They may be spam, and were not sent on. They are among the messages of the staff side (/admin). ' +
    'On the server, to read one: npm run enquiries -- show REFERENCE. To let it through: npm run enquiries -- release REFERENCE.',
  /** Short; in English the codes that docs/operations.md explains. */
  reasons: {} as Partial<Record<Suspicion, string>>,
}

const ne: typeof en = {
  subject: (count, most) =>
    `सम्भावित स्प्याम: सम्पर्क फारामका ${toDevanagariDigits(count > most ? `${most} भन्दा बढी` : `${count}`)} सन्देश`,
  advice:
    'यी सन्देश स्प्याम हुन सक्छन्, त्यसैले इमेलबाट पठाइएनन्। यी कर्मचारी खण्ड (/admin) का सन्देशमा छन्। ' +
    'सर्भरमा पढ्न: npm run enquiries -- show REFERENCE। स्प्याम होइन भन्न: npm run enquiries -- release REFERENCE।',
  reasons: {
    trap: 'लुकेको ठाउँ भरिएको',
    quick: 'अति छिटो लेखिएको',
    many: 'एउटै ठेगानाबाट धेरै',
    over_quota: 'घण्टाको सीमाभन्दा बढी',
    links: 'धेरै लिङ्क',
    markup: 'फोरमका सङ्केत',
    address_as_name: 'नाम वा विषयमा वेब ठेगाना',
    mixed_scripts: 'मिसिएका लिपि',
    repetition: 'दोहोरिएको पाठ',
    known_text: 'अरू सन्देशमा पनि यही पाठ',
    staff: 'कर्मचारीले स्प्याम भनेको',
  } satisfies Record<Suspicion, string>,
}

const WORDS = { en, ne }

const NAMED = 50

/** `about` is an hour such as 2026-11-21T09. */
export const quarantineMail: MailTemplate = {
  label: 'List of possible spam, to the office',
  aboutIs: 'hour',
  async compose(db, { about: hour }, { officeLocale: locale }) {
    const t = WORDS[locale]
    const filter = { state: 'quarantined', after: `${hour}:00`, before: `${hour}:60`, limit: NAMED + 1 } as const
    const messages = await listEnquiries(db, filter)
    if (messages.length === 0) return undefined
    const reasonsOf = (codes: string) =>
      (JSON.parse(codes) as Suspicion[]).map((code) => t.reasons[code] ?? code).join(', ')
    const subject = t.subject(messages.length, NAMED)
    const lines = messages
      .slice(0, NAMED)
      .map(({ reference, name, email, subject, suspicions }) =>
        oneLine(`${reference}  ${name} <${email}>  ${subject}  (${reasonsOf(suspicions)})`),
      )
    const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n')
    return {
      locale,
      subject,
      text: `${subject}\n\n${lines.join('\n')}\n\n${asCalledHere(t.advice)}\n`,
      html: htmlPage(subject, `<p>${subject}</p>\n<ul>${items}</ul>\n<p>${asCalledHere(t.advice)}</p>`, locale),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  },
}
