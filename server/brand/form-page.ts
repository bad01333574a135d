import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { localePath, type PageLocale } from '../../contract/page-locales.ts'
import type { Brand } from '../../contract/brand/brand.ts'
import { signAddress } from '../../contract/brand/sign.ts'
import type { Tones } from '../../contract/brand/tones.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { plainPage } from '../core/http/plain-page.ts'
import { nameOfFirm } from '../core/mail/mail-text.ts'
import type { Db } from '../core/store/schema.ts'
import { getBrand } from './brand.ts'

export type Html = ReturnType<typeof html>

const { light, dark } = THEME_COLORS
const STYLE = `:root{color-scheme:light dark;--paper:${light};--sheet:#fff;--ink:#1d2321;--quiet:#55605b;--line:#a79f8e;--tone:#0b5c5f;--strong:#073f42;--fault:#a33a20}
@media (prefers-color-scheme:dark){:root{--paper:${dark};--sheet:#1c2321;--ink:#ece7dc;--quiet:#a8b2ac;--line:#65706b;--tone:#6cc3be;--strong:#a3dfdb;--fault:#ec8f70}}
body{margin:0 auto;max-width:32rem;padding:1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Noto Sans',system-ui,'Noto Sans Devanagari',sans-serif;overflow-wrap:break-word}
header{padding-bottom:.75rem;border-bottom:1px solid var(--line)}
header a{display:inline-flex;gap:.75rem;align-items:center;color:var(--ink);font-weight:600;line-height:1.3;text-decoration:none}
header img{display:block;max-width:100%;height:auto}
h1{line-height:1.25}a{color:var(--tone)}label,legend{display:block;font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0}
input,select,textarea,button,.button{box-sizing:border-box;width:100%;min-height:3rem;margin:.35rem 0 1rem;padding:.6rem;border:1px solid var(--line);border-radius:4px;background:var(--sheet);color:inherit;font:inherit}
textarea{min-height:9rem}[aria-invalid]{border:2px solid var(--fault)}
::file-selector-button{margin-right:.75rem;padding:.2rem .75rem;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:inherit;font:inherit}
.choice{display:flex;gap:.6rem;align-items:flex-start;margin:.35rem 0;font-weight:400}
.choice input{flex:none;width:1.5rem;min-height:1.5rem;margin:0}
.help,.fault{margin:.2rem 0 0}.fault,[role=alert]{color:var(--fault);font-weight:600}[role=alert] a{color:inherit}
.away{position:absolute;left:-999rem}
button,.button{display:block;border:2px solid var(--tone);background:var(--tone);color:var(--paper);font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover{background:var(--strong);border-color:var(--strong)}
.quiet,.quiet:hover{background:transparent;color:var(--tone)}
:focus-visible{outline:3px solid var(--tone);outline-offset:3px}`

export interface FormPage {
  locale: PageLocale
  title: string
  /** Below the title. */
  main: Html
  /** More of its sheet. */
  sheet?: string
}

const tonesOf = ({ tone, strong, fault }: Tones) => `:root{--tone:${tone};--strong:${strong};--fault:${fault}}`

/** The firm's logo beside its name, or in its place; it leads to the site. */
function headOf({ logo, version }: Pick<Brand, 'logo' | 'version'>, firm: string, locale: PageLocale): Html {
  const alt = logo?.hasName ? firm : ''
  const picture = logo
    ? html`<picture><source media="(prefers-color-scheme:dark)" srcset="${signAddress('darkLogo', version)}">
<img src="${signAddress('logo', version)}" alt="${alt}" width="${logo.width}" height="${logo.height}"></picture>`
    : ''
  return html`<header><a href="${localePath(locale, '/')}">${picture}${alt ? '' : firm}</a></header>`
}

/**
 * Answers a page outside of the site that may have a form: in the firm's colours, without scripts and cookies, and kept
 * nowhere.
 */
export async function answerFormPage(
  context: Context,
  db: Db,
  { locale, title, main, sheet = '' }: FormPage,
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
  const { tones, ...brand } = await getBrand(db)
  const colors = tones ? `${tonesOf(tones.light)}@media (prefers-color-scheme:dark){${tonesOf(tones.dark)}}` : ''
  const body = html`${headOf(brand, await nameOfFirm(db, locale), locale)}
<main>
<h1>${title}</h1>
${main}
</main>`
  const style = html`<style nonce="${nonce}">${raw(STYLE + colors + sheet)}</style>`
  return context.html(plainPage(locale, title, body, style), status)
}
