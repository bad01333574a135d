import { randomUUID } from 'node:crypto'
import { html, raw } from 'hono/html'
import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { Html } from '../../../server/core/http/form-page.ts'
import { APPLICANT_BOUNDS, FILE_TYPES } from '../contract/bounds.ts'
import type { Question } from '../contract/questions.ts'
import { FIELD, fieldOf, KEY_FIELD, textOf, YES_NO } from './check-form.ts'
import { WORDS } from './form.words.ts'

interface FormState {
  locale: PageLocale
  questions: Question[]
  consent: string
  typed?: Record<string, string>
  faults?: Record<string, string>
}

const ACCEPT = Object.entries(FILE_TYPES)
  .flatMap(([kind, type]) => [`.${kind}`, type])
  .join(',')

interface FieldOptions {
  help?: string
  isRequired?: boolean
  /** As optional. */
  isMarked?: boolean
}

/** One of both is needed. */
const EITHER = { isRequired: false, isMarked: false }

/** The form, with what was typed and a fault beside each field that has one. It needs no script. */
export function applicationForm({ locale, questions, consent, typed = {}, faults = {} }: FormState): Html {
  const t = WORDS[locale]
  const isAgain = Object.keys(faults).length > 0
  const valueOf = (name: string) => typed[name] ?? ''

  /** @param attributes of the control @param make the control, with its attributes */
  const field = (
    name: string,
    label: string,
    make: (attributes: Html) => Html,
    { help = '', isRequired = true, isMarked = !isRequired }: FieldOptions = {},
  ) => {
    const fault = faults[name]
    const described = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ')
    const attributes = html`id="${name}" name="${name}"${raw(described && ` aria-describedby="${described}"`)}${raw(fault ? ' aria-invalid="true"' : '')}${raw(isRequired ? ' aria-required="true"' : '')}`
    return html`<div>
<label for="${name}">${label}${isMarked ? ` ${t.optional}` : ''}</label>
${help && html`<p class="help" id="${name}-help">${help}</p>`}
${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
${make(attributes as Html)}
</div>`
  }
  const line = (type: string, name: string, autocomplete: string, most: number) => (attributes: Html) =>
    html`<input ${attributes} type="${type}" autocomplete="${autocomplete}" maxlength="${most}" value="${valueOf(name)}">`
  const text = (name: string, most: number) => (attributes: Html) =>
    html`<textarea ${attributes} maxlength="${most}" rows="6">${valueOf(name)}</textarea>`
  const choice = (name: string, options: readonly (readonly [string, string])[]) => (attributes: Html) =>
    html`<select ${attributes}><option value="">${t.choose}</option>${options.map(
      ([value, label]) =>
        html`<option value="${value}"${raw(value === valueOf(name) ? ' selected' : '')}>${label}</option>`,
    )}</select>`
  const controlOf = (question: Question, name: string) => {
    if (question.kind === 'text') return text(name, APPLICANT_BOUNDS.answer)
    if (question.kind === 'number')
      return (attributes: Html) =>
        html`<input ${attributes} inputmode="decimal" maxlength="24" value="${valueOf(name)}">`
    return choice(
      name,
      question.kind === 'choice' ? question.choices.map((one) => [one, one]) : YES_NO.map((one) => [one, t[one]]),
    )
  }

  const consentFault = faults[FIELD.consent]
  return html`${isAgain && summary(faults, t.summary)}
<form method="post" enctype="multipart/form-data">
<input type="hidden" name="${KEY_FIELD}" value="${typed[KEY_FIELD] || randomUUID()}">
${field(FIELD.name, t.name, line('text', FIELD.name, 'name', APPLICANT_BOUNDS.name))}
<p class="help">${t.oneOfBoth}</p>
${field(FIELD.email, t.email, line('email', FIELD.email, 'email', EMAIL_LENGTH), EITHER)}
${field(FIELD.phone, t.phone, line('tel', FIELD.phone, 'tel', APPLICANT_BOUNDS.phone), EITHER)}
${field(FIELD.message, t.message, text(FIELD.message, APPLICANT_BOUNDS.message))}
${questions.map((question) => {
  const name = fieldOf(question)
  return field(name, textOf(question, locale), controlOf(question, name), { isRequired: question.isRequired })
})}
${field(FIELD.files, t.files, (attributes) => html`<input ${attributes} type="file" multiple accept="${ACCEPT}">`, {
  help: isAgain ? `${t.filesHelp} ${t.chooseAgain}` : t.filesHelp,
  isRequired: false,
})}
<div class="away" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${t.empty}</label>
<input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
${consentFault && html`<p class="fault" id="consent-fault">${consentFault}</p>`}
<label class="choice"><input id="${FIELD.consent}" name="${FIELD.consent}" type="checkbox" value="yes" aria-required="true"${raw(
    consentFault ? ' aria-invalid="true" aria-describedby="consent-fault"' : '',
  )}${raw(typed[FIELD.consent] === undefined ? '' : ' checked')}> <span>${consent}</span></label>
<p><button>${t.send}</button></p>
</form>`
}

/** @param faults of fields, by their ids; one of the whole form has no link */
function summary(faults: Record<string, string>, intro: string) {
  const lines = Object.entries(faults).map(
    ([name, fault]) => html`<li>${name === KEY_FIELD ? fault : html`<a href="#${name}">${fault}</a>`}</li>`,
  )
  return html`<div role="alert"><p>${intro}</p><ul>${lines}</ul></div>`
}
