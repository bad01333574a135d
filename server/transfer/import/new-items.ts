import { isDevanagari } from '../../search/public.ts'
import { keyOf, makeItem, type Importing } from './importing.ts'
import { plainName, type NamedItem, type Names } from './known-names.ts'

/** Where an item refers to another one: a field, or a column of a row of it. */
export interface ItemPlace {
  field: string
  row?: number
  column?: string
}

/** An item that another one needs before it is made. */
export interface NewItem extends ItemPlace {
  entity: NamedItem
  name: string
  /** Of a client: its kind. */
  choice: string
}

/** Stands in a row for the id of an item that is not made yet. */
export const PENDING = 2_147_483_647

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
export async function makeNewItems(
  importing: Importing,
  names: Names,
  document: Document,
  newItems: NewItem[],
): Promise<void> {
  // Two rows of an item may need the same one.
  const made = new Map<string, number>()
  for (const { field, row, column, ...item } of newItems) {
    const key = `${item.entity} ${plainName(item.name)}`
    const id = made.get(key) ?? (await makeNewItem(importing, names, item))
    made.set(key, id)
    if (row === undefined) document[field] = id
    else (document[field] as Rows)[row]![column!] = id
  }
}

async function makeNewItem(
  importing: Importing,
  { items }: Names,
  { entity, name, choice }: Pick<NewItem, 'entity' | 'name' | 'choice'>,
): Promise<number> {
  const named = isDevanagari(name) ? { translations: { ne: { name } } } : { name }
  const key = keyOf(importing, entity === 'clients' ? 'client' : entity, plainName(name))
  const given = entity === 'clients' ? { ...named, kind: choice } : named
  const id = await makeItem(importing, { entity, key, given, publish: true })
  items[entity].add(id, name)
  return id
}
