import { Fragment } from 'react'
import { useGetMany, useLocale } from 'react-admin'
import type { ContentRow } from '../../../contract/content/content.ts'
import { factKind } from '../../../contract/facts/kind.ts'
import type { Block } from '../../../contract/fields/block.ts'
import { kindOfBlock, readBlocks } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { tableColumns } from '../../../contract/fields/table.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import { LOCALE_NAMES, type OtherLocale } from '../../../contract/locale.ts'
import { blockTitle } from '../blocks/block-title.ts'
import { DocumentName } from '../documents/document-facts.tsx'
import { useTitleOf } from '../inputs/grouped-choices.ts'
import { factColumn, useFact } from '../inputs/use-fact.ts'
import { useDistrictNames } from '../location/use-district-names.ts'
import { useWords } from '../words/use-words.ts'
import { textOf } from '../forms/field-words.ts'
import { fieldAt, isBlank, titleOf } from '../forms/kind-form.ts'
import { useTimes } from '../words/use-times.ts'
import listWords from '../lists/list-words.json' with { type: 'json' }

/** A field's value as text, for comparing two versions; references show names. */
export function FieldText({ kind, path, value }: { kind: Kind; path: string; value: unknown }) {
  if (path === 'draftLocales') {
    const names = ((value ?? []) as OtherLocale[]).map((locale) => LOCALE_NAMES[locale].own)
    return names.join(', ') || '—'
  }
  return <ValueText field={kind.fields[fieldAt(path).name]} value={value} />
}

/** A value of a field, or the rows of a table, as text. */
export function ValueText({ field, value }: { field: Field | undefined; value: unknown }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  if (field?.type === 'table') return <RowsText field={field} rows={(value ?? []) as Record<string, unknown>[]} />
  if (field?.type === 'blocks') return <BlocksText field={field} blocks={readBlocks(value)} />
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined)
  if (ids.length > 0 && field?.type === 'districts') return <Districts codes={ids} />
  if (ids.length > 0 && field?.type === 'document') return <DocumentName id={ids[0]} />
  const entity = field?.type === 'picture' || field?.type === 'pictures' ? 'pictures' : field?.to
  return ids.length > 0 && entity ? <Names entity={entity} ids={ids} /> : <>{textOf(value, field, say, minuteOf)}</>
}

function RowsText({ field, rows }: { field: Field; rows: Record<string, unknown>[] }) {
  const say = useWords()
  if (rows.length === 0) return <>—</>
  const columns = field.columns ?? {}
  // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own
  if (columns['factId']) return rows.map((row, index) => <FactText key={index} columns={columns} row={row} />)
  return rows.map((row, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own
    <div key={index}>
      {tableColumns(field)
        .filter(([name, { isTranslated }]) => !isBlank(isTranslated ? Object.values(row[name] ?? {}) : row[name]))
        .map(([name, column], place) => (
          <Fragment key={name}>
            {place > 0 && ' · '}
            {say(column.label)}: <ValueText field={column} value={row[name]} />
          </Fragment>
        ))}
    </div>
  ))
}

/** An own fact and its value, as pages show them. */
function FactText({ columns, row }: { columns: Record<string, Field>; row: Record<string, unknown> }) {
  const say = useWords()
  const locale = useLocale() as OtherLocale
  const fact = useFact(row['factId'] as number)
  const [[name, field] = ['']] = Object.entries(factColumn(fact, columns))
  if (!fact || !field) return null
  return (
    <div>
      {titleOf(factKind, { ...fact }, locale)}: <ValueText field={field} value={row[name]} />
      {field.unit && ` ${say(field.unit)}`}
    </div>
  )
}

function BlocksText({ field, blocks }: { field: Field; blocks: Block[] }) {
  const say = useWords()
  return blocks.map((block) => (
    <div key={block.id}>
      <strong>{blockTitle(field, block, say).name}</strong>
      <RowsText field={{ ...field, columns: kindOfBlock(field, block)?.fields ?? {} }} rows={[block]} />
    </div>
  ))
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
