import { useQuery } from '@tanstack/react-query'
import { useGetMany } from 'react-admin'
import type { District } from '../../contract/place.ts'
import { call } from '../api/call.ts'
import type { ContentKind } from './content-kind.ts'
import { textOf } from './field-words.ts'

/** A field's value in words, to be read beside another: what it refers to by its name. */
export function FieldText({ kind, path, value }: { kind: ContentKind; path: string; value: unknown }) {
  const entity = kind.references?.[path]
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined)
  if (!entity || ids.length === 0) return <>{textOf(value)}</>
  return entity === 'districts' ? <Districts codes={ids} /> : <Names entity={entity} ids={ids} />
}

function Names({ entity, ids }: { entity: string; ids: number[] }) {
  const { data = [] } = useGetMany<{ id: number; title?: string; name?: string }>(entity, { ids })
  const names = new Map(data.filter(Boolean).map(({ id, title, name }) => [id, title ?? name]))
  return <>{ids.map((id) => names.get(id) ?? `number ${id}`).join('\n')}</>
}

function Districts({ codes }: { codes: string[] }) {
  const { data = [] } = useQuery({ queryKey: ['districts', 'names'], staleTime: Infinity, queryFn: async () => (await call<District[]>('/districts')).data })
  return <>{codes.map((code) => data.find((district) => district.code === code)?.name ?? code).join(', ')}</>
}
