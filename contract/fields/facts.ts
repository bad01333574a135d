import type { Geometry } from '../location/geometry.ts'
import type { Location } from '../location/visibility.ts'
import type { Field } from './field.ts'
import { fieldsOf, type DocumentOf, type FieldsOf, type Kind } from './kind.ts'
import { SEARCH_ENGINE_FIELDS } from './search-engine-fields.ts'

type PublicValue<Value> = Value extends { amount: number; currency: string; isPublic: boolean }
  ? { amount: number; currency: string }
  : Value extends Location
    ? Geometry
    : Value

/** A public answer's facts, besides those that it shows in another form; items, rows and search texts always have one. */
export type FactsOf<One extends Kind, Shown extends string> = {
  [
    Name in Exclude<keyof FieldsOf<One>, Shown | keyof typeof SEARCH_ENGINE_FIELDS> as FieldsOf<One>[Name] extends
      | { link: object }
      | { rowsIn: string }
      ? never
      : Name
  ]: Name extends keyof DocumentOf<One> ? PublicValue<DocumentOf<One>[Name]> : never
} & {
  /** The translated ones that the language of the answer has no text of: they are in English. */
  englishFacts: string[]
}

/** The public fields, so that no public query selects others. @param shown names shown in another form */
export function publicFacts(kind: Kind, shown: readonly string[] = []): [string, Field][] {
  return fieldsOf(kind).filter(
    ([name, { visibility = 'public', link, rowsIn }]) =>
      visibility === 'public' && !link && !rowsIn && !shown.includes(name) && !(name in SEARCH_ENGINE_FIELDS),
  )
}
