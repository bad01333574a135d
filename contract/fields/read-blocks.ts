import type { Field } from './field.ts'
import { LOCALES, type Locale } from '../locale.ts'
import { BLOCK_ID_LENGTH, type Block, type BlockKind } from './block.ts'

type Row = Record<string, unknown>

/** The blocks in what was stored, whatever that is: each has a name and a kind, though maybe an unknown one. */
export function readBlocks(stored: unknown): Block[] {
  const ids = new Set<string>()
  return (Array.isArray(stored) ? stored : [stored ?? []].flat()).map((one: unknown, index) => {
    const given = isRow(one) ? one : { content: one }
    let id = isName(given['id']) ? given['id'] : `block-${index + 1}`
    while (ids.has(id)) id += '+'
    ids.add(id)
    return { ...given, id, type: typeof given['type'] === 'string' ? given['type'] : '' }
  })
}

/** The same of a text; one that is no JSON is an unreadable block. */
export function parseBlocks(text: string | null): Block[] {
  try {
    return readBlocks(JSON.parse(text ?? '[]'))
  } catch {
    return readBlocks([text])
  }
}

/** Undefined for a block of an unknown kind, or with a field of another shape than declared: it is shown as it is. */
export function kindOfBlock({ blocks = {} }: Field, block: Row): BlockKind | undefined {
  const { type } = block
  const kind = typeof type === 'string' && Object.hasOwn(blocks, type) ? blocks[type] : undefined
  return kind && fitsAll(kind.fields, block) ? kind : undefined
}

const isName = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length < BLOCK_ID_LENGTH
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEach = (value: unknown, fits: (one: unknown) => boolean) => Array.isArray(value) && value.every(fits)
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => Number.isFinite(value)
const fitsAll = (fields: Record<string, Field>, row: Row): boolean =>
  Object.entries(fields).every(([name, field]) => row[name] === undefined || fits(field, row[name]))

/** A property declared after the block was saved is missing; an emptied input of a form has ''. */
function fits(field: Field, value: unknown): boolean {
  const { type, choices = [], columns = {} } = field
  if (field.isTranslated)
    return isRow(value) && LOCALES.every((locale) => value[locale] === undefined || isText(value[locale]))
  switch (type) {
    case 'table':
      return isEach(value, (row) => isRow(row) && fitsAll(columns, row))
    case 'references':
    case 'pictures':
      return isEach(value, isNumber)
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
    case 'reference':
    case 'picture':
      return value === null || value === '' || isNumber(value)
    case 'choice':
    case 'optionalChoice':
      return value === null || choices.some((choice) => choice.value === value) || value === ''
    default:
      return value === null || isText(value)
  }
}

/** Of every kind of block. */
export const fieldsInBlocks = ({ blocks = {} }: Field): Field[] =>
  Object.values(blocks).flatMap(({ fields }) => Object.values(fields))

export interface BlockCell {
  field: Field
  value: unknown
  /** As in errors, such as `2.title`. */
  path: string
}

/** Every value of the readable blocks, also those in rows. */
export function blockCells(field: Field, blocks: readonly Block[]): BlockCell[] {
  return blocks.flatMap((block, index) => cellsIn(kindOfBlock(field, block)?.fields ?? {}, block, String(index)))
}

function cellsIn(fields: Record<string, Field>, row: Row, at: string): BlockCell[] {
  return Object.entries(fields).flatMap(([name, field]): BlockCell[] => {
    const [value, path] = [row[name] ?? field.empty, `${at}.${name}`]
    if (field.type !== 'table') return [{ field, value, path }]
    return (value as Row[]).flatMap((one, index) => cellsIn(field.columns ?? {}, one, `${path}.${index}`))
  })
}

/** Pictures and items that the readable blocks show, each once, in their order. */
export function usesIn(field: Field, blocks: readonly Block[]): { entity: string; item_id: number }[] {
  const uses = blockCells(field, blocks).flatMap(({ field: { type, to }, value }) => {
    const entity = type === 'picture' || type === 'pictures' ? 'pictures' : to
    const ids = [value ?? []].flat().filter(isNumber) as number[]
    return entity ? ids.map((id) => [`${entity} ${id}`, { entity, item_id: id }] as const) : []
  })
  return [...new Map(uses).values()]
}

/** The texts of a language. */
export const textsIn = (field: Field, blocks: readonly Block[], locale: Locale): string[] =>
  blockCells(field, blocks)
    .map((cell) =>
      cell.field.isTranslated ? (cell.value as Partial<Record<Locale, string>> | null)?.[locale] : undefined,
    )
    .filter((text) => text !== undefined)
    .filter(Boolean)
