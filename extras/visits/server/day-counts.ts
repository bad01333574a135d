import { createHmac, randomBytes } from 'node:crypto'
import { OTHER_VALUES, type VisitKind } from '../contract/visit-kinds.ts'
import type { Count, VisitCount } from './visit-store.ts'

/** Lists of counts, and those of a single value: all pages, those of bots, and those of visits that are not told apart. */
export type CountKind = VisitKind | 'all' | 'bot' | 'blurred'

/** With the page that was counted last. */
export type Visitor = { at?: string }

/** Values of a list on a day, in each process; all others are counted together. */
const MOST_PAGES = 2_000
const MOST_VALUES = 300
const LENGTH = 200
/** Of a day, some 15 MB. */
const MOST_VISITORS = 100_000

/** The counts of one day in Nepal since they were stored last, and the visitors of that day. */
export class DayCounts {
  readonly day: string
  /** Searches by their words, before it is known whether they have results. */
  readonly searches = new Map<string, number>()
  readonly #lists = new Map<CountKind, Map<string, Count>>()
  readonly #visitors = new Map<string, Visitor>()
  #key: Buffer | undefined = randomBytes(32)

  constructor(day: string) {
    this.day = day
  }

  /** The count of a value, to be added to. */
  of(kind: CountKind, value = ''): Count {
    let list = this.#lists.get(kind)
    if (!list) this.#lists.set(kind, (list = new Map()))
    const known = list.get(value)
    if (known) return known
    const isBounded = value.length <= LENGTH && list.size < (kind === 'page' ? MOST_PAGES : MOST_VALUES)
    const key = isBounded ? value : OTHER_VALUES
    const count = list.get(key) ?? { views: 0, visits: 0 }
    list.set(key, count)
    return count
  }

  /** @returns undefined when there are too many to tell them apart */
  visitorOf(client: string, agent: string, most = MOST_VISITORS): Visitor | undefined {
    if (!this.#key) return undefined
    const hash = createHmac('sha256', this.#key).update(`${client} ${agent}`).digest('base64').slice(0, 20)
    let visitor = this.#visitors.get(hash)
    if (visitor || this.#visitors.size >= most) return visitor
    this.#visitors.set(hash, (visitor = {}))
    return visitor
  }

  /** To be called at midnight. */
  forgetVisitors(): void {
    this.#key = undefined
    this.#visitors.clear()
  }

  /** Rows to add to the store, each with the count from which it is to be taken when it is there. */
  collect(): { count: Count; row: VisitCount }[] {
    // A country is only counted by month: in a day, one visit from there could be the only one.
    const dayOf = (kind: CountKind) => (kind === 'country' ? this.day.slice(0, 7) : this.day)
    return [...this.#lists].flatMap(([kind, list]) =>
      [...list]
        .filter(([, { views }]) => views > 0)
        .map(([value, count]) => ({ count, row: { day: dayOf(kind), kind, value, ...count } })),
    )
  }
}
