import type { Geometry } from '../location/geometry.ts'
import type { Location } from '../location/visibility.ts'
import type { Field } from './field.ts'
import { fieldsOf, type DocumentOf, type FieldsOf, type Kind, type LanguageState, type TranslatedName } from './kind.ts'

type PublicValue<Value> = Value extends { amount: number; currency: string; isPublic: boolean }
  ? { amount: number; currency: string }
  : Value extends Location
    ? Geometry
    : Value

/** A public answer's untranslated facts, besides those that it shows in another form. */
export type FactsOf<One extends Kind, Shown extends string> = {
  [
    Name in Exclude<keyof DocumentOf<One>, Shown | TranslatedName<FieldsOf<One>> | 'translations' | keyof LanguageState>
  ]: PublicValue<DocumentOf<One>[Name]>
}

/** The public, untranslated fields, so that no public query selects others. @param shown names shown in another form */
export function publicFacts(kind: Kind, shown: readonly string[]): [string, Field][] {
  return fieldsOf(kind).filter(
    ([name, { visibility = 'public', isTranslated, link }]) =>
      visibility === 'public' && !isTranslated && !link && !shown.includes(name),
  )
}
