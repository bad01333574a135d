/** A fact of the firm's own by which projects are filtered. */
export interface FilterFact {
  id: number
  /** Its values are least numbers, the smallest first. */
  isNumber: boolean
  /** The last day on which visitors see it; null: no end. */
  endedOn: string | null
  /** As addresses have them, such as 3-zone-v, or 4-500 for at least 500. */
  values: readonly string[]
}

/** Of a project. */
interface FactRow {
  project: number
  fact: number
  number: number | null
  choice: string | null
}

const EXPONENTS = Array.from({ length: 16 }, (_, index) => index - 3)
/** Numbers that filters begin at: from 0.001 on 1, 2, 5, 10, 20 … */
const STEPS = EXPONENTS.flatMap((exponent) => [1, 2, 5].map((digit) => Number(`${digit}e${exponent}`)))

/** The facts that are filters, and their values by project. @param choices of facts, in their order */
export function readFactValues(
  definitions: readonly (Pick<FilterFact, 'id' | 'endedOn'> & { type: string })[],
  choices: readonly { fact: number; key: string }[],
  rows: readonly FactRow[],
): { facts: FilterFact[]; factsOf: Map<number, string[]> } {
  const rowsOf = Map.groupBy(rows, ({ fact }) => fact)
  const factsOf = new Map<number, string[]>()
  const facts = definitions.map(({ id, endedOn, type }) => {
    const isNumber = type === 'number'
    const known = isNumber ? STEPS : choices.flatMap(({ fact, key }) => (fact === id ? key : []))
    const values = known.map((value) => `${id}-${value}`)
    for (const { project, number, choice } of rowsOf.get(id) ?? []) {
      const has = (value: string | number) => (isNumber ? number !== null && Number(value) <= number : value === choice)
      factsOf.set(project, [...(factsOf.get(project) ?? []), ...values.filter((_, place) => has(known[place]!))])
    }
    return { id, isNumber, endedOn, values }
  })
  return { facts, factsOf }
}
