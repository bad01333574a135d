import type { StaffRole } from '../accounts/staff-roles.ts'
import type { Field } from './field.ts'
import type { FieldGroup, FormTab, Kind } from './kind.ts'

type Fields = Record<string, Field>

const isForBids = ({ visibility }: Field): boolean => visibility === 'bids'

/** The names of what only those who write bids read and change. */
export const bidsNames = (fields: Fields): string[] => Object.keys(fields).filter((name) => isForBids(fields[name]!))

/** Of staff, by what the value that hides says; visitors read what is public alone. */
const READERS: Record<string, StaffRole> = { public: 'reader', district: 'reader', bids: 'bids', nobody: 'owner' }

/** The least role that reads what a value says this of. */
export const roleReading = (says: unknown): StaffRole => READERS[String(says)] ?? 'reader'

/** The least role that reads and changes a field, by its declaration and by the values of an item. */
export function leastReader(fields: Fields, name: string, item: Record<string, unknown>): StaffRole {
  const field = fields[name]!
  const { consent, hidesBy } = field
  if (isForBids(field)) return 'bids'
  const says = consent ? item[consent] : hidesBy && (item[name] as Record<string, unknown> | null)?.[hidesBy]
  return roleReading(says)
}

/** Whether records are without it for some of the staff. */
export const mayBeLeftOut = (field: Field): boolean =>
  isForBids(field) || field.consent !== undefined || field.hidesBy === 'visibility'

/** A kind as the staff have it who read this record of it. */
export function knownIn(kind: Kind, record: object | undefined): Kind {
  const all = Object.entries(kind.fields)
  const known = all.filter(([name, field]) => record === undefined || name in record || !mayBeLeftOut(field))
  return known.length < all.length ? withOnly(kind, Object.fromEntries(known)) : kind
}

/** Whether its rows have names (`rowId`), because some of their columns are hidden from other staff. */
export const hasBidsColumns = ({ type, columns = {} }: Field): boolean =>
  type === 'table' && Object.values(columns).some(isForBids)

/** A kind as staff have it who do not write bids. */
export const withoutBids = (kind: Kind): Kind => withOnly(kind, withoutFields(kind.fields))

function withOnly(kind: Kind, fields: Fields): Kind {
  // One without groups has the fields that no tab names.
  const tabs = kind.tabs?.flatMap((tab) => {
    const left = withoutNames(tab, fields)
    return tab.groups.length === 0 || left.texts || left.groups.length > 0 ? [left] : []
  })
  return { ...kind, fields, ...(tabs && { tabs }) }
}

function withoutFields(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([, field]) => !isForBids(field))
  return Object.fromEntries(
    kept.map(([name, field]) => [
      name,
      hasBidsColumns(field) ? { ...field, columns: withoutFields(field.columns ?? {}) } : field,
    ]),
  )
}

function withoutNames(tab: FormTab, fields: Fields): FormTab {
  const { texts: given = [], ...rest } = tab
  const texts = given.filter((name) => name in fields)
  const groups = tab.groups.map((group) => groupOf(group, fields)).filter((group) => group.fields.length > 0)
  return { ...rest, ...(texts.length > 0 && { texts }), groups }
}

function groupOf(group: FieldGroup, known: Fields): FieldGroup {
  const fields = group.fields.flatMap((entry) => {
    const [one, two] = [entry].flat().filter((name) => name in known)
    if (one === undefined) return []
    return [two === undefined ? one : ([one, two] as const)]
  })
  return { ...group, fields }
}
