import { isNoValue } from '../../../contract/amounts.ts'
import { aboutOf } from '../../../contract/facts/kind.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { LEFT_OUT } from '../../../contract/transfer/columns.ts'
import { NAMES_OF, NAME_LENGTH, type ImportOptions, type NameOf } from '../../../contract/transfer/import.ts'
import type { Db } from '../../core/store/schema.ts'
import { listFactsAbout } from '../../facts/public.ts'
import { isDevanagari } from '../../search/public.ts'
import { rowKey } from '../rows/read-row.ts'
import type { ReadCells } from './columns.ts'
import { findItemsNamed, listItemNames } from './import-store.ts'
import { keyOf, makeItem, type Importing } from './importing.ts'
import { KnownNames, plainName, spellingKey, type Chosen, type NamedItem, type Names } from './known-names.ts'
import { listDistrictsWithNames, listPlaces } from '../../core/places/place-store.ts'

/** Where an item refers to another one: a field, or a column of a row of it. */
export interface ItemPlace {
  field: string
  row?: number
  column?: string
}

/** An item that another one needs before it is made. */
interface NewItem extends ItemPlace {
  entity: NamedItem
  name: string
  /** Of a client: its kind. */
  choice: string
}

/** Stands in a row for the id of an item that is not made yet. */
const PENDING = 2_147_483_647

type Document = Record<string, unknown>
type Rows = Record<string, unknown>[]

/** Without the rows that wait for an item, so that the rest can be checked. */
export function withoutNewItems(document: Document, newItems: NewItem[]): Document {
  const checked = { ...document }
  for (const { field, row } of newItems)
    if (row !== undefined)
      checked[field] = (document[field] as Rows).filter((cells) => !Object.values(cells).includes(PENDING))
  return checked
}

/** Publishes what the owner has chosen to make, and puts their ids where they are needed; further rows find them by name. */
export async function makeNewItems(importing: Importing, { items }: Names, document: Document, newItems: NewItem[]) {
  // Two rows of an item may need the same one.
  const made = new Map<string, number>()
  for (const { field, row, column, entity, name, choice } of newItems) {
    const plain = plainName(name)
    const named = isDevanagari(name) ? { translations: { ne: { name } } } : { name }
    const key = keyOf(importing, entity === 'clients' ? 'client' : entity, plain)
    const given = entity === 'clients' ? { ...named, kind: choice } : named
    const known = made.get(`${entity} ${plain}`)
    const id = known ?? (await makeItem(importing, { entity, key, given, publish: true }))
    if (known === undefined) items[entity].add(id, name)
    made.set(`${entity} ${plain}`, id)
    if (row === undefined) document[field] = id
    else (document[field] as Rows)[row]![column!] = id
  }
}

/** Takes rows out of a field that was read; faults and places of the others move with them. */
export function leaveOutRows(
  { given, faults, origins }: ReadCells,
  places: ItemPlace[][],
  field: string,
  leftOut: Set<number>,
): void {
  const isKept = (_: unknown, index: number) => !leftOut.has(index)
  const moved = (index: number) => index - [...leftOut].filter((one) => one < index).length
  given[field] = (given[field] as unknown[]).filter(isKept)
  const ofField = origins.get(field)
  if (ofField) origins.set(field, ofField.filter(isKept))
  const kept = faults.flatMap(([key, message]): [string, string][] => {
    const [name, index, ...column] = key.split('.')
    if (name !== field || index === undefined) return [[key, message]]
    return leftOut.has(Number(index)) ? [] : [[[name, moved(Number(index)), ...column].join('.'), message]]
  })
  faults.splice(0, faults.length, ...kept)
  for (const list of places)
    for (const place of list.splice(0)) {
      const { row } = place
      if (place.field !== field || row === undefined) list.push(place)
      else if (!leftOut.has(row)) list.push({ ...place, row: moved(row) })
    }
}

const NAMED_ITEMS = NAMES_OF.filter((of) => of !== 'districts')

/** The names that a store knows before an import. */
export async function openNames(db: Db, options: Pick<ImportOptions, NameOf | 'spellings'>): Promise<Names> {
  const items = Object.fromEntries(NAMED_ITEMS.map((of) => [of, new KnownNames<number>()])) as Names['items']
  const chosenOf = (of: NameOf) =>
    new Map(Object.entries(options[of] ?? {}).map(([name, choice]) => [plainName(name), choice]))
  const chosen = Object.fromEntries(NAMES_OF.map((of) => [of, chosenOf(of)])) as unknown as Names['chosen']
  const spellings = new Map(
    Object.entries(options.spellings ?? {}).flatMap(([of, meant]) =>
      Object.entries(meant ?? {}).map(([name, as]) => [spellingKey(of, name), as] as const),
    ),
  )
  const names: Names = { items, ...(await openPlaces(db)), chosen, spellings }
  for (const of of NAMED_ITEMS) for (const { id, name } of await listItemNames(db, of)) items[of].add(id, name)
  return names
}

export const isNamed = (entity: string): entity is NamedItem => NAMED_ITEMS.some((of) => of === entity)

type Resolve = (at: ItemPlace, to: ContentEntity, value: unknown) => Promise<unknown>

/**
 * Numbers stay; anything else is the slug or the title of an item. A row of a table whose item the owner leaves out is
 * left out. @returns items that are to be made for it
 */
export async function resolveReferences(importing: Importing, names: Names, entity: ContentEntity, read: ReadCells) {
  const { given, faults } = read
  const newItems: NewItem[] = []
  /** Undefined: a fault, or to be made; null: left out. */
  const resolve: Resolve = async (at, to, written) => {
    if (typeof written !== 'string') return written
    const value = names.spellings.get(spellingKey(to, written)) ?? written
    if (/^\d+$/.test(value)) return Number(value)
    const found = await findItemsNamed(importing.db, to, value)
    const isShared = to === 'facts' && found.length > 1
    const named = isShared ? await listFactsAbout(importing.db, aboutOf(entity), found) : found
    const ids = named.length === 0 && isNamed(to) ? names.items[to].find(value) : named
    if (ids.length === 1) return ids[0]
    if (ids.length === 0 && isNoValue(value)) return null
    const choice = isNamed(to) ? chosenFor(importing, names, to, value) : undefined
    if (typeof choice === 'number') return choice
    if (choice === LEFT_OUT) return null
    if (choice !== undefined) {
      newItems.push({ ...at, entity: to as NamedItem, name: value, choice })
      return at.row === undefined ? undefined : PENDING
    }
    const noun = kindOf(to).singular.en.toLowerCase()
    const fault =
      ids.length === 0 ? `There is no ${noun} “${value}”` : `There are several items “${value}”: use the address`
    faults.push([at.row === undefined ? at.field : rowKey(at.field, at.row, at.column), fault])
    return undefined
  }
  for (const [name, field] of fieldsOf(kindOf(entity))) {
    const { type, to } = field
    const value = given[name]
    if (value === undefined || value === null) continue
    if (type === 'reference') given[name] = (await resolve({ field: name }, to as ContentEntity, value)) ?? undefined
    if (type === 'table' && Array.isArray(value)) {
      const leftOut = await resolveRows(name, field, value as Rows, resolve)
      if (leftOut.size > 0) leaveOutRows(read, [newItems], name, leftOut)
    }
    if (type === 'references' && Array.isArray(value)) {
      const ids = []
      for (const one of value) ids.push(await resolve({ field: name }, to as ContentEntity, one))
      given[name] = ids.filter((id) => id !== undefined && id !== null)
    }
  }
  return newItems
}

/** @returns the numbers of rows whose item is left out */
async function resolveRows(name: string, { columns = {} }: Field, rows: Rows, resolve: Resolve) {
  const leftOut = new Set<number>()
  for (const [column, { to, isRequired }] of Object.entries(columns)) {
    if (!to) continue
    for (const [row, cells] of rows.entries()) {
      if (typeof cells?.[column] !== 'string') continue
      const id = await resolve({ field: name, row, column }, to as ContentEntity, cells[column])
      if (id === null && isRequired) leftOut.add(row)
      cells[column] = id
    }
  }
  return leftOut
}

/** @returns the owner's choice for an unknown name, which is asked for otherwise */
export function chosenFor<Of extends NameOf>({ report }: Importing, names: Names, of: Of, name: string) {
  const choice = (names.chosen[of] as Chosen<Of>).get(plainName(name))
  if (choice === undefined && name.length <= NAME_LENGTH)
    report.unknownName(of, plainName(name), name, () => {
      const known = of === 'districts' ? names.districts : names.items[of as NamedItem]
      return known.findAlike(name).map(String)
    })
  return choice
}

/** The names of districts, local levels and provinces in all languages. */
async function openPlaces(db: Db): Promise<Pick<Names, 'districts' | 'localLevels' | 'provinces'>> {
  const districts = new KnownNames<string>()
  const localLevels = new KnownNames<string>()
  const provinces = new KnownNames<number>()
  for (const { code, name } of await listDistrictsWithNames(db)) districts.add(code, name)
  const wanted = ['local_level', 'local_level_translation', 'province_translation'] as const
  const { local_level, local_level_translation, province_translation } = await listPlaces(db, wanted)
  for (const { code, aliases } of local_level)
    for (const alias of JSON.parse(aliases ?? '[]') as string[]) localLevels.add(code, alias)
  for (const { local_level_code, name } of local_level_translation) localLevels.add(local_level_code, name)
  for (const { province_number, name, full_name } of province_translation)
    for (const one of [name, full_name]) provinces.add(province_number, one)
  return { districts, localLevels, provinces }
}
