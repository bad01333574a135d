import { html, raw } from 'hono/html'
import { formatWrittenDate } from '../../contract/calendar/format-date.ts'
import { nepaliDates } from '../../contract/calendar/nepali-dates.ts'
import { dayInNepal } from '../../contract/calendar/nepal-day.ts'
import { toWritten } from '../../contract/calendar/other-calendar.ts'
import { href } from '../../contract/addresses.ts'
import type { BrandTones } from '../../contract/brand/tones.ts'
import { CORRECTION_LENGTH, LINK_DAYS } from '../../contract/confirmations/confirmed-entities.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { formatNumber } from '../../contract/money.ts'
import { localePath, type PageLocale } from '../../contract/page-locales.ts'
import { confirmStyle } from './confirm-style.ts'
import { WORDS } from './confirm-page.words.ts'
import type { Opened } from './open-request.ts'
import type { RecordSummary } from './record-summary.ts'

export interface PageFrame {
  locale: PageLocale
  firm: string
  tones: BrandTones | null
  nonce: string
}

type Part = ReturnType<typeof html>
type Answerable = Extract<Opened, { state: 'open' }>

function page({ locale, firm, tones, nonce }: PageFrame, title: string, body: Part): Part {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(confirmStyle(tones))}</style>
</head>
<body>
<header>${firm}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

/** What the site says of a record, and the two answers. */
export function questionPage(frame: PageFrame, { request, owner }: Answerable, summary: RecordSummary): Part {
  const { locale, firm } = frame
  const t = WORDS[locale]
  const { singular } = kindOf(request.entity)
  return page(
    frame,
    t.question,
    html`<p>${t.intro(owner.name, firm, singular[locale] ?? singular.en)}</p>
${recordPart(summary, locale)}
<form method="post" class="actions">
<button name="answer" value="true">${t.stillTrue}</button>
<a class="button quiet" href="?correct">${t.correctThis}</a>
</form>
<p class="note">${t.kept}</p>`,
  )
}

/** @param fault why what was typed was not taken */
export function correctionPage(
  frame: PageFrame,
  summary: RecordSummary,
  { typed = '', fault }: { typed?: string; fault?: 'empty' | 'tooLong' } = {},
): Part {
  const { locale } = frame
  const t = WORDS[locale]
  const count = (value: number) => formatNumber(value, locale)
  const said = fault === 'tooLong' ? t.tooLong(count(typed.length), count(CORRECTION_LENGTH)) : t.empty
  return page(
    frame,
    t.correctThis,
    html`${fault ? html`<p class="fault" role="alert" id="fault">${t.fault}: ${said}</p>` : ''}
<form method="post" action="?">
<input type="hidden" name="answer" value="correction">
<label for="text">${t.correctTitle}</label>
<textarea id="text" name="text" rows="7" required maxlength="${CORRECTION_LENGTH}" aria-describedby="${fault ? 'fault ' : ''}hint">
${typed}</textarea>
<p class="note" id="hint">${t.hint} ${t.bound(count(CORRECTION_LENGTH))}</p>
<div class="actions">
<button>${t.send}</button>
<a class="button quiet" href="?">${t.back}</a>
</div>
</form>
${recordPart(summary, locale)}`,
  )
}

function recordPart({ title, facts, path }: RecordSummary, locale: PageLocale): Part {
  const langOf = (lang: PageLocale | undefined) => (lang ? html` lang="${lang}"` : '')
  return html`<section class="record" aria-labelledby="record">
<h2 id="record"${langOf(title.lang)}>${title.value}</h2>
<dl>
${facts.map(({ label, value, lang }) => html`<dt>${label}</dt><dd${langOf(lang)}>${value}</dd>`)}
</dl>
${path === null ? '' : html`<p><a href="${localePath(locale, path)}">${WORDS[locale].seePage}</a></p>`}
</section>`
}

export const thanksPage = (frame: PageFrame, answer: { confirmed: string } | 'corrected'): Part => {
  const t = WORDS[frame.locale]
  return messagePage(frame, answer === 'corrected' ? t.corrected : t.confirmed(answer.confirmed))
}

/** Why a link is good for nothing, and the way on. */
export function refusalPage(frame: PageFrame, opened: Exclude<Opened, { state: 'open' }>): Part {
  const { locale } = frame
  const t = WORDS[locale]
  if (opened.state === 'used') {
    const day = dayText(opened.request.used_at!, locale)
    const text = opened.request.answer === 'corrected' ? t.usedCorrected(day) : t.usedConfirmed(day)
    return messagePage(frame, { title: t.usedTitle, text }, renewPart(locale))
  }
  if (opened.state === 'expired')
    return messagePage(frame, t.expired(formatNumber(LINK_DAYS, locale)), renewPart(locale))
  return messagePage(frame, t[opened.state], contactPart(locale))
}

export const notePage = (frame: PageFrame, name: 'mailed' | 'later' | 'unclear'): Part =>
  messagePage(frame, WORDS[frame.locale][name])

/** @param seconds to wait */
export const tooManyPage = (frame: PageFrame, seconds: number): Part =>
  messagePage(frame, WORDS[frame.locale].tooMany(formatNumber(Math.ceil(seconds / 60), frame.locale)))

const messagePage = (frame: PageFrame, { title, text }: { title: string; text: string }, more: Part | '' = '') =>
  page(
    frame,
    title,
    html`<p>${text}</p>
${more}`,
  )

const renewPart = (locale: PageLocale) => html`<form method="post" action="?">
<p>${WORDS[locale].renewHelp}</p>
<button class="quiet" name="answer" value="link">${WORDS[locale].renew}</button>
</form>`

const contactPart = (locale: PageLocale) =>
  html`<p><a href="${localePath(locale, href('contact'))}">${WORDS[locale].contact}</a></p>`

function dayText(moment: string, locale: PageLocale): string {
  if (locale === 'ne') return nepaliDates.day(moment)
  return formatWrittenDate(toWritten(dayInNepal(moment), 'ad'), 'en')
}
