import type { TranslateFunction } from 'react-admin'
import type { ContentKind } from './content-kind.ts'

const NEPALI = 'translations.ne.'

/** What a field of `fieldsOf` is called. */
export function labelOf({ translated, labels }: ContentKind, path: string, translate: TranslateFunction): string {
  const source = path.startsWith(NEPALI) ? path.slice(NEPALI.length) : path
  const label = translate(translated.find((field) => field.source === source)?.label ?? labels[source] ?? source)
  return path.startsWith(NEPALI) ? `${label} (नेपाली)` : label
}

/** A field's value as text that can be read beside another: HTML without its marks, paragraph by paragraph. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : '—'
  if (typeof value === 'object') return Object.entries(value).map(([name, part]) => `${name}: ${textOf(part)}`).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (!/<[a-z]/i.test(text)) return text
  const page = new DOMParser().parseFromString(text.replace(/<\/(p|h\d|li|tr|blockquote)>|<br\s*\/?>/gi, '$&\n'), 'text/html')
  return page.body.textContent?.trim() ?? ''
}
