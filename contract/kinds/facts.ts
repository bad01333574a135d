import type { Field } from './field.ts'
import { fieldsOf, type DocumentOf, type Kind } from './kind.ts'

type PublicValue<Value> = Value extends { amount: number; currency: string; isPublic: boolean }
  ? { amount: number; currency: string }
  : Value

/** The facts of a kind that a public answer has besides those that it shows in a form of its own. */
export type FactsOf<One extends Kind, Shown extends string> = {
  [Name in Exclude<keyof DocumentOf<One>, Shown | 'translations'>]: PublicValue<DocumentOf<One>[Name]>
}

/**
 * The public, untranslated fields of a kind. What is not public is not among them, so that no public query selects it.
 * @param shown names of fields that the answer has in a form of its own
 */
export function publicFacts(kind: Kind, shown: readonly string[]): [string, Field][] {
  return fieldsOf(kind).filter(
    ([name, { visibility = 'public', isTranslated, link }]) =>
      visibility === 'public' && !isTranslated && !link && !shown.includes(name),
  )
}
