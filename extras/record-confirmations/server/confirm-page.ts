import { html, raw } from 'hono/html'
import { href } from '../../../contract/addresses.ts'
import type { BrandTones } from '../../../contract/brand/tones.ts'
import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { dayInNepal } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import { CORRECTION_LENGTH, LINK_DAYS } from '../contract/confirmed-entities.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { formatNumber } from '../../../contract/money.ts'
import { localePath, type PageLocale } from '../../../contract/page-locales.ts'
import { THEME_COLORS } from '../../../contract/theme-colors.ts'
import { plainPage } from '../../../server/core/http/plain-page.ts'
import { WORDS } from './confirm-page.words.ts'
import type { Opened, Refused } from './confirmation-requests.ts'
import type { RecordSummary } from './record-summary.ts'

const TONES = {
  light: { tone: '#0b5c5f', strong: '#073f42', fault: '#b8452a' },
  dark: { tone: '#6cc3be', strong: '#a3dfdb', fault: '#ec8f70' },
}

/** A sheet of its own: the page is outside the site, and small enough for a slow phone. */
function confirmStyle(tones: BrandTones | null): string {
  const { light, dark } = tones ?? TONES
  return `
:root { color-scheme: light dark; --paper: ${THEME_COLORS.light}; --sheet: #fff; --ink: #1d2321; --quiet: #55605b; --line: #a79f8e; --tone: ${light.tone}; --strong: ${light.strong}; --fault: ${light.fault} }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${THEME_COLORS.dark}; --sheet: #1c2321; --ink: #ece7dc; --quiet: #a8b2ac; --line: #65706b; --tone: ${dark.tone}; --strong: ${dark.strong}; --fault: ${dark.fault} }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 36rem; min-height: 100vh; padding: 1rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 'Noto Sans', system-ui, 'Noto Sans Devanagari', sans-serif; overflow-wrap: break-word }
header { padding-bottom: .6rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; font-weight: 600 }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.75rem; line-height: 1.25 }
p { margin: 0 0 1rem }
a { color: var(--tone) }
.record { margin: 1.25rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 4px }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.35 }
dl { margin: .75rem 0 0 }
dt { margin-top: .6rem; color: var(--quiet); font-size: .875rem; line-height: 1.4 }
dd { margin: 0; white-space: pre-line }
.record p { margin: 1rem 0 0; font-size: .9375rem }
.actions { display: grid; gap: .75rem; margin: 1.25rem 0 }
button, .button { display: block; width: 100%; min-height: 3.5rem; padding: .85rem 1rem; border: 2px solid var(--tone); border-radius: 4px; background: var(--tone); color: var(--sheet); font-family: inherit; font-size: 1.1875rem; font-weight: 600; line-height: 1.3; text-align: center; text-decoration: none; cursor: pointer }
button:hover { background: var(--strong); border-color: var(--strong) }
.quiet { background: transparent; color: var(--tone) }
.quiet:hover { background: transparent; color: var(--strong); border-color: var(--strong) }
:focus-visible { outline: 3px solid var(--tone); outline-offset: 3px }
label { display: block; font-weight: 600 }
textarea { display: block; width: 100%; margin-top: .35rem; padding: .7rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); color: var(--ink); font: inherit }
.note { color: var(--quiet); font-size: .9375rem }
.fault { padding: .75rem 1rem; border: 2px solid var(--fault); border-radius: 4px; color: var(--fault); font-weight: 600 }
@media (min-width: 30rem) { .actions { grid-template-columns: 1fr 1fr } body { padding-top: 2rem } }
@media (forced-colors: active) { button { border-color: ButtonText } }`
}

export interface PageFrame {
  locale: PageLocale
  firm: string
  tones: BrandTones | null
  nonce: string
}

type Part = ReturnType<typeof html>
type Answerable = Extract<Opened, { state: 'open' }>

function page({ locale, firm, tones, nonce }: PageFrame, title: string, body: Part): Part {
  const framed = html`<header>${firm}</header>
<main>
<h1>${title}</h1>
${body}
</main>`
  return plainPage(locale, title, framed, html`<style nonce="${nonce}">${raw(confirmStyle(tones))}</style>`)
}

/** A record as the site tells it, and the two answers. */
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

export type CorrectionFault = 'empty' | 'tooLong'

/** @param fault why what was typed was not taken */
export function correctionPage(
  frame: PageFrame,
  summary: RecordSummary,
  { typed = '', fault }: { typed?: string | undefined; fault?: CorrectionFault } = {},
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

/** Why a link is good for nothing, and the way on. */
export function refusalPage(frame: PageFrame, refused: Refused): Part {
  const { locale } = frame
  if (refused.state === 'expired')
    return messagePage(frame, (t) => t.expired(formatNumber(LINK_DAYS, locale)), renewPart(locale))
  if (refused.state !== 'used') return messagePage(frame, (t) => t[refused.state], contactPart(locale))
  const { used_at, answer } = refused.request
  const day = dayText(used_at!, locale)
  return messagePage(
    frame,
    (t) => ({ title: t.usedTitle, text: answer === 'corrected' ? t.usedCorrected(day) : t.usedConfirmed(day) }),
    renewPart(locale),
  )
}

/** A page of a few words. */
export function messagePage(
  frame: PageFrame,
  choose: (t: (typeof WORDS)[PageLocale]) => { title: string; text: string },
  more: Part | '' = '',
): Part {
  const { title, text } = choose(WORDS[frame.locale])
  return page(
    frame,
    title,
    html`<p>${text}</p>
${more}`,
  )
}

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
