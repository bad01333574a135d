// @chunk shared
import type { OwnFact } from '../../../contract/facts/own-fact.ts'
import { useForeign } from '../../words.ts'
import { Day } from '../day/day.tsx'
import type { Fact } from './title-block.tsx'

/** The own facts of a project, a person or the firm, for a title block. */
export function useOwnFacts(facts: OwnFact[] = []): Fact[] {
  const foreign = useForeign()
  return facts.map(({ label, text, valueBs, locale }) => ({
    label,
    field: 'facts',
    value: <Day bs={valueBs}>{text}</Day>,
    lang: foreign(locale),
  }))
}
