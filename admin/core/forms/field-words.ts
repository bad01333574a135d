import { htmlToText } from '../../../contract/html-text.ts'
import type { Field } from '../../../contract/fields/field.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { LOCALE_NAMES, type Words } from '../../../contract/locale.ts'
import formWords from './form-words.json' with { type: 'json' }
import translationWords from './translation-words.json' with { type: 'json' }
import type { Times } from '../words/use-times.ts'
import { common, type Say } from '../words/use-words.ts'
import { fieldAt } from './kind-form.ts'

const STATES: Record<string, Words> = { draftLocales: translationWords.drafts, outdated: translationWords.checked }

/** The name of a field of a form, with its language where that is not English. @param path as in `valuesByPath` */
export function labelOf(kind: Kind, path: string, say: Say): string {
  const { name, locale } = fieldAt(path)
  const field = kind.fields[name]
  const label = say(field?.label ?? STATES[name] ?? { en: name })
  return locale ? `${label} (${LOCALE_NAMES[locale].own})` : label
}

/** A field's value as text that can be read beside another: HTML without its tags, paragraph by paragraph. */
export function textOf(value: unknown, field: Field | undefined, say: Say, minuteOf: Times['minuteOf']): string {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => textOf(item, undefined, say, minuteOf)).join('\n') : '—'
  const chosen = field?.choices?.find((choice) => choice.value === value)
  if (chosen) return say(chosen.label)
  if (typeof value === 'object') return textOfParts(Object.values(value), say, minuteOf)
  if (typeof value === 'boolean' && field?.type === 'flag') return say(value ? common.yes : common.no)
  if (typeof value === 'boolean') return say(value ? formWords.public : formWords.staff_only)
  if (field?.precision === 'time') return minuteOf(String(value))
  return withoutTags(String(value))
}

function textOfParts(parts: unknown[], say: Say, minuteOf: Times['minuteOf']): string {
  const texts = parts
    .filter((part) => part !== null && part !== '')
    .map((part) => textOf(part, undefined, say, minuteOf))
  return texts.length > 0 ? texts.join(', ') : '—'
}

export function withoutTags(text: string): string {
  if (!/<[a-z]/i.test(text)) return text
  const lines = text.replace(/<\/(p|h\d|li|tr|blockquote)>|<br\s*\/?>/gi, '$&\n').split('\n')
  return lines
    .map((line) => htmlToText(line))
    .join('\n')
    .trim()
}
