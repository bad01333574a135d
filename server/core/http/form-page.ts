import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { THEME_COLORS } from '../../../contract/theme-colors.ts'
import { plainPage } from './plain-page.ts'

export type Html = ReturnType<typeof html>

const { light, dark } = THEME_COLORS
const STYLE = `:root{color-scheme:light dark;--paper:${light};--sheet:#fff;--ink:#1d2321;--quiet:#55605b;--line:#a79f8e;--tone:#0b5c5f;--strong:#073f42;--fault:#a33a20}
@media (prefers-color-scheme:dark){:root{--paper:${dark};--sheet:#1c2321;--ink:#ece7dc;--quiet:#a8b2ac;--line:#65706b;--tone:#6cc3be;--strong:#a3dfdb;--fault:#ec8f70}}
body{margin:0 auto;max-width:32rem;padding:1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Noto Sans',system-ui,'Noto Sans Devanagari',sans-serif;overflow-wrap:break-word}
header{padding-bottom:.6rem;border-bottom:1px solid var(--line);color:var(--quiet);font-size:.9375rem;font-weight:600}
h1{line-height:1.25}a{color:var(--tone)}label,legend{display:block;font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0}
input,select,textarea,button,.button{box-sizing:border-box;width:100%;min-height:3rem;margin:.35rem 0 1rem;padding:.6rem;border:2px solid var(--tone);border-radius:4px;background:transparent;color:inherit;font:inherit}
select{background:var(--paper)}textarea{min-height:9rem}
.choice{display:flex;gap:.6rem;align-items:flex-start;margin:.35rem 0;font-weight:400}
.choice input{flex:none;width:1.5rem;min-height:1.5rem;margin:0}
.help,.fault{margin:.2rem 0 0}.fault,[role=alert]{color:var(--fault);font-weight:600}[role=alert] a{color:inherit}
.away{position:absolute;left:-999rem}
button,.button{display:block;background:var(--tone);color:var(--paper);font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover{background:var(--strong);border-color:var(--strong)}
.quiet,.quiet:hover{background:transparent;color:var(--tone)}
:focus-visible{outline:3px solid var(--tone);outline-offset:3px}`

export interface FormPage {
  locale: PageLocale
  /** The name at the top. */
  firm: string
  title: string
  /** Below the title. */
  main: Html
  /** More of its sheet. */
  sheet?: string
}

/** Answers a page outside of the site that may have a form: without scripts and cookies, and kept nowhere. */
export function answerFormPage(
  context: Context,
  { locale, firm, title, main, sheet = '' }: FormPage,
  status: ContentfulStatusCode = 200,
) {
  const nonce = randomBytes(16).toString('base64')
  context.header('Cache-Control', 'no-store')
  // Some addresses have a token that grants the answer: other sites must not see it.
  context.header('Referrer-Policy', 'same-origin')
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  const body = html`<header>${firm}</header>
<main>
<h1>${title}</h1>
${main}
</main>`
  const style = html`<style nonce="${nonce}">${raw(STYLE + sheet)}</style>`
  return context.html(plainPage(locale, title, body, style), status)
}
