import type { Kysely } from 'kysely'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../contract/kinds/kind.ts'
import { NAME_LENGTH, type ImportOptions, type NameOf } from '../../../contract/transfer/import.ts'
import { listDistrictsWithNames } from '../../core/places/place-store.ts'
import type { Database } from '../../core/store/schema.ts'
import { isDevanagari } from '../../search/public.ts'
import { findItemsNamed, listItemNames } from './import-store.ts'
import { keyOf, makeItem, type Importing } from './importing.ts'
import { KnownNames, plainName } from './known-names.ts'

type Faults = [field: string, message: string][]
type Given = Record<string, unknown>
type Chosen<Of extends NameOf> = Map<string, NonNullable<ImportOptions[Of]>[string]>

/** What rows may call clients and districts, and what the owner has chosen for other names. */
export interface Names {
  clients: KnownNames<number>
  districts: KnownNames<string>
  chosen: { clients: Chosen<'clients'>; districts: Chosen<'districts'> }
}

/** A client that a row needs before it is made. */
export interface NewClient {
  field: string
  name: string
  kind: string
}

/** The names that a store knows before an import. */
export async function openNames(
  db: Kysely<Database>,
  { clients = {}, districts = {} }: Pick<ImportOptions, NameOf>,
): Promise<Names> {
  const chosen = {
    clients: new Map(Object.entries(clients).map(([name, choice]) => [plainName(name), choice])),
    districts: new Map(Object.entries(districts).map(([name, choice]) => [plainName(name), choice])),
  }
  const names: Names = { clients: new KnownNames(), districts: new KnownNames(), chosen }
  for (const { id, name } of await listItemNames(db, 'clients')) names.clients.add(id, name)
  for (const { code, name } of await listDistrictsWithNames(db)) names.districts.add(code, name)
  return names
}

/** Numbers stay; anything else is the slug or the title of an item. @returns clients that the row needs */
export async function resolveReferences(
  importing: Importing,
  names: Names,
  entity: ContentEntity,
  given: Given,
  faults: Faults,
): Promise<NewClient[]> {
  const newClients: NewClient[] = []
  const resolve = async (field: string, to: ContentEntity, value: unknown) => {
    if (typeof value !== 'string') return value
    if (/^\d+$/.test(value)) return Number(value)
    const named = await findItemsNamed(importing.db, to, value)
    const ids = named.length === 0 && to === 'clients' ? names.clients.find(value) : named
    if (ids.length === 1) return ids[0]
    const choice = to === 'clients' ? chosenFor(importing, names, 'clients', value) : undefined
    if (typeof choice === 'number') return choice
    if (choice) newClients.push({ field, name: value, kind: choice })
    if (choice !== undefined) return undefined
    const noun = kindOf(to).singular.en.toLowerCase()
    const fault =
      ids.length === 0 ? `There is no ${noun} “${value}”` : `There are several items “${value}”: use the address`
    faults.push([field, fault])
    return undefined
  }
  for (const [name, { type, to, columns = {} }] of fieldsOf(kindOf(entity))) {
    const value = given[name]
    if (value === undefined || value === null) continue
    if (type === 'reference') given[name] = await resolve(name, to as ContentEntity, value)
    if (type === 'table' && Array.isArray(value)) {
      for (const [column, { to: other }] of Object.entries(columns))
        if (other) for (const row of value) row[column] = await resolve(name, other as ContentEntity, row[column])
    }
    if (type === 'references' && Array.isArray(value)) {
      const ids = []
      for (const one of value) ids.push(await resolve(name, to as ContentEntity, one))
      given[name] = ids.filter((id) => id !== undefined)
    }
  }
  return newClients
}

/** By code or by name in any language. */
export function resolveDistricts(
  importing: Importing,
  names: Names,
  entity: ContentEntity,
  given: Given,
  faults: Faults,
): void {
  const resolve = (field: string, name: string): string[] => {
    const codes = names.districts.find(name)
    if (codes.length === 1) return codes
    const choice = chosenFor(importing, names, 'districts', name)
    if (choice === undefined) faults.push([field, `There is no district “${name}”: write its name or its number`])
    return choice ? [choice] : []
  }
  for (const [field, { type }] of fieldsOf(kindOf(entity))) {
    const value = given[field]
    if (type !== 'districts' || !Array.isArray(value)) continue
    given[field] = [...new Set(value.flatMap((name) => resolve(field, String(name))))]
  }
}

function chosenFor<Of extends NameOf>({ report }: Importing, { chosen, ...known }: Names, of: Of, name: string) {
  const choice = (chosen[of] as Chosen<Of>).get(plainName(name))
  if (choice === undefined && name.length <= NAME_LENGTH)
    report.unknownName(of, plainName(name), name, () => known[of].findAlike(name).map(String))
  return choice
}

/** Publishes a client that the owner has chosen to make; further rows find it by its name. */
export async function makeClient(importing: Importing, { clients }: Names, { name, kind }: NewClient): Promise<number> {
  const named = isDevanagari(name) ? { translations: { ne: { name } } } : { name }
  const key = keyOf(importing, 'client', plainName(name))
  const id = await makeItem(importing, { entity: 'clients', key, given: { ...named, kind }, publish: true })
  clients.add(id, name)
  return id
}
