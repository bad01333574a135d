import type { Geometry } from '../location/geometry.ts'
import type { Location } from '../location/visibility.ts'
import type { Field } from './field.ts'
import { fieldsOf, type DocumentOf, type FieldsOf, type Kind } from './kind.ts'

type PublicValue<Value> = Value extends { amount: number; currency: string; isPublic: boolean }
  ? { amount: number; currency: string }
  : Value extends Location
    ? Geometry
    : Value

/** A public answer's facts, besides those that it shows in another form. */
export type FactsOf<One extends Kind, Shown extends string> = {
  [Name in Exclude<keyof FieldsOf<One>, Shown>]: Name extends keyof DocumentOf<One>
    ? PublicValue<DocumentOf<One>[Name]>
    : never
} & {
  /** The translated ones that the language of the answer has no text of: they are in English. */
  englishFacts: string[]
}

/** The public fields, so that no public query selects others. @param shown names shown in another form */
export function publicFacts(kind: Kind, shown: readonly string[]): [string, Field][] {
  return fieldsOf(kind).filter(
    ([name, { visibility = 'public', link, rowsIn }]) =>
      visibility === 'public' && !link && !rowsIn && !shown.includes(name),
  )
}
