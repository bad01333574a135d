/** A fact of the firm's own by which projects are filtered. */
export interface FilterFact {
  id: number
  /** The last day on which visitors see it; null: no end. */
  endedOn: string | null
  /** As addresses have them, such as 3-zone-v, or 4-500 for at least 500. */
  values: readonly string[]
}

interface Definition extends Omit<FilterFact, 'values'> {
  type: string
}

/** Of a project. */
interface FactRow {
  project: number
  fact: number
  number: number | null
  choice: string | null
}

const EXPONENTS = Array.from({ length: 16 }, (_, index) => index - 3)
/** Numbers that filters begin at: 1, 2, 5, 10, 20 … */
const STEPS = EXPONENTS.flatMap((exponent) => [1, 2, 5].map((digit) => Number(`${digit}e${exponent}`)))

/** The facts that are filters, and their values by project. @param choices of facts, in their order */
export function readFactValues(
  definitions: readonly Definition[],
  choices: readonly { fact: number; key: string }[],
  rows: readonly FactRow[],
): { facts: FilterFact[]; factsOf: Map<number, string[]> } {
  const rowsOf = Map.groupBy(rows, ({ fact }) => fact)
  const factsOf = new Map<number, string[]>()
  const facts = definitions.map(({ id, endedOn, type }) => {
    const own = rowsOf.get(id) ?? []
    const isNumber = type === 'number'
    const known = isNumber
      ? stepsAmong(own.flatMap(({ number }) => number ?? []))
      : choices.flatMap(({ fact, key }) => (fact === id ? key : []))
    for (const { project, number, choice } of own) {
      const has = (value: string | number) => (isNumber ? number !== null && Number(value) <= number : value === choice)
      const values = known.filter(has).map((value) => `${id}-${value}`)
      factsOf.set(project, [...(factsOf.get(project) ?? []), ...values])
    }
    return { id, endedOn, values: known.map((value) => `${id}-${value}`) }
  })
  return { facts, factsOf }
}

/** From the last step that all of these reach to the last one that any of them reaches. */
function stepsAmong(numbers: number[]): number[] {
  const sorted = numbers.filter((one) => one >= STEPS[0]!).toSorted((one, other) => one - other)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return STEPS.filter((step, place) => step <= most && !(STEPS[place + 1]! <= least))
}
