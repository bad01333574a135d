import type { Locale } from '../../../contract/locale.ts'
import { escapeHtml, htmlPage } from './mail-text.ts'
import { NO_AUTOMATIC_ANSWER, type MailContent } from './template.ts'

/** A mail to a member of staff in their language, in which each sentence is a paragraph. */
export function sentencesMail(
  { email, locale }: { email: string; locale: Locale },
  subject: string,
  sentences: readonly string[],
): MailContent {
  const html = sentences.map((text) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`).join('\n')
  return {
    to: [email],
    locale,
    subject,
    text: `${sentences.join('\n\n')}\n`,
    html: htmlPage(subject, html, locale),
    headers: NO_AUTOMATIC_ANSWER,
  }
}
