import { fillIn, patternOf } from '../../../contract/catalogue.ts'
import { toDevanagariDigits } from '../../../contract/digits.ts'
import type { ErrorBody } from '../../../contract/error.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import words from './error-words.json' with { type: 'json' }

const FIELDS: Record<string, string> = { Name: 'नाम', Email: 'इमेल', Subject: 'विषय', Message: 'सन्देश' }
/** Patterns of the placeholders in messages. */
const PARTS: Record<string, string> = {
  field: Object.keys(FIELDS).join('|'),
  bound: String.raw`\d+`,
  time: '.*',
  method: '[A-Z]+',
}

/** Messages that visitors can see, in the words of the schemas and services; `…` is any further text. */
const MESSAGES = [{ en: `Email must ${EMAIL.must.en}`, ne: `इमेल ${EMAIL.must.ne}` }, ...Object.values(words)].map(
  ({ en, ne }) => ({ english: patternOf(en, PARTS), nepali: ne }),
)

/** An error in the language of a visitor's page. What only programs can cause stays in English. */
export function errorIn(locale: PageLocale, body: ErrorBody): ErrorBody {
  if (locale === DEFAULT_LOCALE) return body
  if (!body.fields) return { ...body, message: translate(body.message) }
  const fields = Object.fromEntries(Object.entries(body.fields).map(([name, fault]) => [name, translate(fault)]))
  return { ...body, fields, message: Object.values(fields).join('। ') }
}

function translate(message: string): string {
  for (const { english, nepali } of MESSAGES) {
    const found = english.exec(message)
    if (found) return fillIn(nepali, inNepali(found.groups))
  }
  return message
}

const inNepali = ({ field = '', bound = '', time = '', method = '' }: Record<string, string> = {}) => ({
  field: FIELDS[field] ?? '',
  bound: toDevanagariDigits(bound),
  time: time === 'a minute' ? 'एक मिनेट' : `${toDevanagariDigits(time.replace(/\D/g, ''))} मिनेट`,
  method,
})
