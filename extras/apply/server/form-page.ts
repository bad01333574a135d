import { hash, randomUUID } from 'node:crypto'
import { html, raw } from 'hono/html'
import { textsIn } from '../../../contract/catalogue.ts'
import { ATTACHMENT_TYPES } from '../../../contract/documents/document-file.ts'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { Html } from '../../../server/brand/public.ts'
import { CONSENT_FIELD, FILES_FIELD, KEY_FIELD, type FormField } from './form-fields.ts'
import catalogue from './form-words.json' with { type: 'json' }

/** A form that was sent and not taken. */
export type Again = Record<'typed' | 'faults', Record<string, string>>

const OPENED: Again = { typed: {}, faults: {} }

/** The script of the page, with its policy. Loaded with the first form: programs that run from source show none. */
export async function loadScript() {
  const { default: script } = await import('./send-again.js?raw&in-page')
  return { script, policy: `script-src 'sha256-${hash('sha256', script, 'base64')}'; connect-src 'self'` }
}

const ACCEPT = Object.entries(ATTACHMENT_TYPES)
  .flatMap(([kind, type]) => [`.${kind}`, type])
  .join(',')

/** The form, with what was typed and a fault beside each field that has one. It needs no script. */
export function applicationForm(locale: PageLocale, fields: FormField[], consent: string, again = OPENED): Html {
  const { typed, faults } = again
  const t = textsIn(catalogue, locale)
  const isAgain = Object.keys(faults).length > 0
  /** Its name, and what describes it. */
  const attributesOf = (name: string, isRequired = false, help = '') => {
    const described = [help && `${name}-help`, faults[name] && `${name}-fault`].filter(Boolean).join(' ')
    return html`id="${name}" name="${name}"${raw(described && ` aria-describedby="${described}"`)}${raw(
      (faults[name] ? ' aria-invalid="true"' : '') + (isRequired ? ' aria-required="true"' : ''),
    )}`
  }
  const faultOf = (name: string) => faults[name] && html`<p class="fault" id="${name}-fault">${faults[name]}</p>`
  const control = ({ name, type, most, autocomplete = 'off', isRequired, choices }: FormField) => {
    const [attributes, value] = [attributesOf(name, isRequired), typed[name] ?? '']
    if (type === 'lines') return html`<textarea ${attributes} maxlength="${most}" rows="6">${value}</textarea>`
    if (!choices)
      return html`<input ${attributes} ${raw(type === 'number' ? 'inputmode="decimal"' : `type="${type}"`)} autocomplete="${autocomplete}" maxlength="${most}" value="${value}">`
    const options = choices.map(
      ([one, label]) => html`<option value="${one}"${raw(one === value ? ' selected' : '')}>${label}</option>`,
    )
    return html`<select ${attributes}><option value="">${t.choose}</option>${options}</select>`
  }
  const lines = Object.entries(faults).map(
    ([name, fault]) => html`<li>${name === KEY_FIELD ? fault : html`<a href="#${name}">${fault}</a>`}</li>`,
  )
  const help = isAgain ? `${t.filesHelp} ${t.chooseAgain}` : t.filesHelp
  return html`${isAgain && html`<div role="alert"><p>${t.summary}</p><ul>${lines}</ul></div>`}
<form method="post" enctype="multipart/form-data" data-sending="${t.sending}" data-waiting="${t.waiting}" data-again="${t.chooseAgain}">
<input type="hidden" name="${KEY_FIELD}" value="${typed[KEY_FIELD] || randomUUID()}">
${fields.map(
  (field) => html`<div>
${field.type === 'email' && html`<p class="help">${t.oneOfBoth}</p>`}
<label for="${field.name}">${field.label}${field.isRequired === false ? ` ${t.optional}` : ''}</label>
${faultOf(field.name)}
${control(field)}
</div>`,
)}
<label for="${FILES_FIELD}">${t.files} ${t.optional}</label>
<p class="help" id="${FILES_FIELD}-help">${help}</p>
${faultOf(FILES_FIELD)}
<input ${attributesOf(FILES_FIELD, false, help)} type="file" multiple accept="${ACCEPT}">
<div class="away" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${t.empty}</label>
<input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
${faultOf(CONSENT_FIELD)}
<label class="choice"><input ${attributesOf(CONSENT_FIELD, true)} type="checkbox" value="yes"${raw(
    typed[CONSENT_FIELD] === undefined ? '' : ' checked',
  )}> <span>${consent}</span></label>
<p class="help" role="status"></p>
<p><button>${t.send}</button></p>
</form>`
}
