import { html } from 'hono/html'
import { DEFAULT_COLOR } from '../../../contract/brand/sign.ts'
import { bsDay, inEnglishBs } from '../../../contract/calendar/bs-dates.ts'
import { NEPAL_OFFSET } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import { ONLY_ITEM } from '../../../contract/fields/only-item.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { getSettings } from '../settings/settings.ts'
import type { Db } from '../store/schema.ts'
import type { MailContent } from './templates.ts'

const HEADER_LENGTH = 250

/** Prevents automatic replies (RFC 3834). */
export const NO_AUTOMATIC_ANSWER = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Invisible characters that reorder text and could disguise a line. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Prevents header injection; keeps joiners, which Nepali words need. */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > HEADER_LENGTH ? `${line.slice(0, HEADER_LENGTH)}…` : line
}

/** Removes invisible characters. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

export const escapeHtml = (text: string): string => String(html`${text}`)

/** Dates as on the site. */
const WHEN = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kathmandu',
})

/** @returns such as 4 November 2026 at 14:45 (Nepal time) */
function whenInNepal(time: string): string {
  return `${WHEN.format(new Date(time))} (Nepal time)`
}

/** For staff; in English, where the firm shows BS beside dates, 18 Kartik 2083 BS (4 November 2026 at 14:45, Nepal time). */
export async function whenForStaff(db: Db, time: string, locale: Locale): Promise<string> {
  if (locale === 'ne') return whenInNepali(time)
  const { bikramSambat } = await getSettings(db, DEFAULT_LOCALE)
  const bs = bikramSambat === 'beside' && inEnglishBs(bsDay(time, DEFAULT_LOCALE))
  return bs ? `${bs} (${WHEN.format(new Date(time))}, Nepal time)` : whenInNepal(time)
}

/** @returns such as २०८३ कात्तिक १८ गते (४ नोभेम्बर २०२६), १४:४५ बजे */
function whenInNepali(time: string): string {
  const clock = new Date(Date.parse(time) + NEPAL_OFFSET).toISOString().slice(11, 16)
  return `${nepaliDates.day(time)}, ${toDevanagariDigits(clock)} बजे`
}

/** In a mail to a visitor. */
export const whenIn = (time: string, locale: Locale): string =>
  locale === 'ne' ? whenInNepali(time) : whenInNepal(time)

export async function nameOfFirm(db: Db, locale: Locale): Promise<string> {
  const { name } = await getSettings(db, locale)
  return oneLine(name) || (locale === 'ne' ? 'वेबसाइट' : 'the website')
}

export function htmlPage(title: string, body: string, locale: PageLocale = DEFAULT_LOCALE): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#ffffff">
${body}
</body></html>`
}

/** A mail with the firm's name in its colour at the top: words, because a picture would be loaded from somewhere. */
export async function withLetterhead(db: Db, mail: Pick<MailContent, 'html' | 'locale'>): Promise<string> {
  const { name } = await getSettings(db, mail.locale)
  if (!name) return mail.html
  const brand = await db.selectFrom('brand').select('accent').where('id', '=', ONLY_ITEM).executeTakeFirst()
  const style = `margin:0 0 24px;padding-bottom:8px;border-bottom:3px solid ${brand?.accent ?? DEFAULT_COLOR};font-weight:bold`
  return mail.html.replace(/<body[^<>]*>/, (body) => `${body}\n<p style="${style}">${escapeHtml(oneLine(name))}</p>`)
}

const OPEN = { en: 'Open it on the staff side', ne: 'कर्मचारी खण्डमा खोल्नुहोस्' }

/** A button of a mail that leads to an item; none where the address of the site is not known. */
export function buttonTo(
  { entity, item_id }: { entity: string; item_id: number },
  { locale }: { locale: Locale },
  publicUrl: string | undefined,
): { text: string; html: string }[] {
  if (publicUrl === undefined) return []
  const [label, address] = [OPEN[locale], escapeHtml(`${publicUrl}/admin/${entity}/${item_id}`)]
  const style = 'display:inline-block;padding:12px 20px;border-radius:4px;color:#ffffff;background:#1a4d8f'
  return [{ text: `${label}: ${address}`, html: `<a href="${address}" style="${style}">${label}</a>` }]
}

/** A mail to a person in their language, in which each sentence, or the HTML beside a text, is a paragraph. */
export function sentencesMail(
  { email, locale }: { email: string; locale: Locale },
  subject: string,
  sentences: readonly (string | { text: string; html: string })[],
): MailContent {
  const paragraphs = sentences.map((one) =>
    typeof one === 'string' ? `<p style="white-space:pre-line">${escapeHtml(one)}</p>` : `<p>${one.html}</p>`,
  )
  return {
    to: [email],
    locale,
    subject,
    text: `${sentences.map((one) => (typeof one === 'string' ? one : one.text)).join('\n\n')}\n`,
    html: htmlPage(subject, paragraphs.join('\n'), locale),
    headers: NO_AUTOMATIC_ANSWER,
  }
}
