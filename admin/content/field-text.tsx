import { useGetMany } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/kinds/kind.ts'
import { LOCALE_NAMES, type OtherLocale } from '../../contract/locale.ts'
import { DocumentName } from '../documents/document-facts.tsx'
import { useTitleOf } from '../inputs/grouped-choices.ts'
import { useDistrictNames } from '../location/use-district-names.ts'
import { useWords } from '../words/use-words.ts'
import { textOf } from './field-words.ts'
import { fieldAt } from './kind-form.ts'
import { useTimes } from '../words/use-times.ts'
import { listWords } from './list-words.ts'

/** A field's value as text, for comparing two versions; references show names. */
export function FieldText({ kind, path, value }: { kind: Kind; path: string; value: unknown }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const field = kind.fields[fieldAt(path).name]
  if (path === 'draftLocales') return <>{namesOf((value ?? []) as OtherLocale[])}</>
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined)
  if (ids.length > 0 && field?.type === 'districts') return <Districts codes={ids} />
  if (ids.length > 0 && field?.type === 'document') return <DocumentName id={ids[0]} />
  const entity = field?.type === 'picture' || field?.type === 'pictures' ? 'pictures' : field?.to
  return ids.length > 0 && entity ? <Names entity={entity} ids={ids} /> : <>{textOf(value, field, say, minuteOf)}</>
}

function namesOf(locales: OtherLocale[]): string {
  return locales.map((locale) => LOCALE_NAMES[locale].own).join(', ') || '—'
}

function Names({ entity, ids }: { entity: string; ids: number[] }) {
  const say = useWords()
  const titleOf = useTitleOf()
  const { data = [] } = useGetMany<ContentRow & { name?: string }>(entity, { ids })
  const names = new Map(data.filter(Boolean).map((row) => [row.id, row.name ?? titleOf(row)]))
  return <>{ids.map((id) => names.get(id) ?? say(listWords.number, { id: String(id) })).join('\n')}</>
}

function Districts({ codes }: { codes: string[] }) {
  const nameOf = useDistrictNames()
  return <>{codes.map((code) => nameOf(code)).join(', ')}</>
}
