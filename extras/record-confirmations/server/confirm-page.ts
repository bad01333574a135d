import { html } from 'hono/html'
import { href } from '../../../contract/addresses.ts'
import { fillIn, type InOneLanguage } from '../../../contract/catalogue.ts'
import { CORRECTION_LENGTH, LINK_DAYS } from '../contract/confirmed-entities.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { formatNumber } from '../../../contract/money.ts'
import { localePath, type PageLocale } from '../../../contract/page-locales.ts'
import type { FormPage, Html } from '../../../server/brand/public.ts'
import type catalogue from './page-words.json'
import type { Opened, Refused } from './confirmation-requests.ts'
import { writeDay, type RecordSummary } from './record-summary.ts'

/** Of the page, besides what every form has. */
export const CONFIRM_SHEET = `
.record{margin:1.25rem 0;padding:1rem;background:var(--sheet);border:1px solid var(--line);border-radius:4px}.record p{margin:1rem 0 0;font-size:.9375rem}
h2{margin:0;font-size:1.25rem;line-height:1.35}dl{margin:.75rem 0 0}dd{margin:0;white-space:pre-line}
dt{margin-top:.6rem;color:var(--quiet);font-size:.875rem;line-height:1.4}.note{color:var(--quiet);font-size:.9375rem}
.actions{display:grid;gap:.75rem;margin:1.25rem 0}.actions>*{min-height:3.5rem;margin:0;padding:.85rem 1rem;font-size:1.1875rem;line-height:1.3}
@media (min-width:30rem){.actions{grid-template-columns:1fr 1fr}}`

/** For whom a page speaks, and in which language. */
export interface Voice {
  locale: PageLocale
  t: InOneLanguage<typeof catalogue>
  firm: string
}

type Content = Pick<FormPage, 'title' | 'main'>

/** A record as the site tells it, and the two answers. */
export function question(voice: Voice, { request, owner }: Extract<Opened, { state: 'open' }>, summary: RecordSummary) {
  const { locale, t, firm } = voice
  const { singular } = kindOf(request.entity)
  const kind = (singular[locale] ?? singular.en).toLowerCase()
  const main = html`<p>${fillIn(t.intro, { name: owner.name, firm, kind })}</p>
${recordPart(summary, voice)}
<form method="post" class="actions">
<button name="answer" value="true">${t.stillTrue}</button>
<a class="button quiet" href="?correct">${t.correctThis}</a>
</form>
<p class="note">${t.kept}</p>`
  return { title: t.question, main }
}

/** @param typed what was not taken: it is empty or too long */
export function correctionForm(voice: Voice, summary: RecordSummary, typed?: string): Content {
  const { locale, t } = voice
  const count = (value: number) => formatNumber(value, locale)
  const most = count(CORRECTION_LENGTH)
  const fault = typed ? fillIn(t.tooLong, { length: count(typed.length), most }) : t.empty
  const isRefused = typed !== undefined
  const main = html`${isRefused ? html`<p class="fault" role="alert" id="fault">${t.fault}: ${fault}</p>` : ''}
<form method="post" action="?">
<input type="hidden" name="answer" value="correction">
<label for="text">${t.correctTitle}</label>
<textarea id="text" name="text" rows="7" required maxlength="${CORRECTION_LENGTH}" aria-describedby="${isRefused ? 'fault ' : ''}hint">
${typed ?? ''}</textarea>
<p class="note" id="hint">${t.hint} ${fillIn(t.bound, { most })}</p>
<div class="actions">
<button>${t.send}</button>
<a class="button quiet" href="?">${t.back}</a>
</div>
</form>
${recordPart(summary, voice)}`
  return { title: t.correctThis, main }
}

function recordPart({ title, facts, path }: RecordSummary, { locale, t }: Voice): Html {
  const langOf = (lang: PageLocale | undefined) => (lang ? html` lang="${lang}"` : '')
  return html`<section class="record" aria-labelledby="record">
<h2 id="record"${langOf(title.lang)}>${title.value}</h2>
<dl>
${facts.map(({ label, value, lang }) => html`<dt>${label}</dt><dd${langOf(lang)}>${value}</dd>`)}
</dl>
${path === null ? '' : html`<p><a href="${localePath(locale, path)}">${t.seePage}</a></p>`}
</section>`
}

/** Why a link is good for nothing, and the way on. */
export function refusal({ locale, t }: Voice, refused: Refused): Content {
  const renew = html`<form method="post" action="?">
<p>${t.renewHelp}</p>
<button class="quiet" name="answer" value="link">${t.renew}</button>
</form>`
  if (refused.state === 'expired') return message(t.expired, renew, { days: formatNumber(LINK_DAYS, locale) })
  if (refused.state === 'used') {
    const { used_at, answer } = refused.request
    const day = writeDay(used_at!, locale)
    const text = answer === 'corrected' ? t.usedCorrected : t.usedConfirmed
    return message({ title: t.usedTitle, text }, renew, { day })
  }
  return message(t[refused.state], html`<p><a href="${localePath(locale, href('contact'))}">${t.contact}</a></p>`)
}

/** A few words. @param values of the text */
export const message = (
  { title, text }: { title: string; text: string },
  more: Html | '' = '',
  values: Record<string, string> = {},
): Content => ({
  title,
  main: html`<p>${fillIn(text, values)}</p>
${more}`,
})
