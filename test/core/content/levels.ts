import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'

/** The least roles that may read a value that visitors may not. */
export const LEVELS = ['reader', 'bids', 'owner'] as const satisfies StaffRole[]
type Level = (typeof LEVELS)[number]
type Item = Record<string, unknown>

/** Roles from which declarations and values hide a value. */
const SAYS: Record<string, Level> = {
  staff: 'reader',
  false: 'reader',
  district: 'reader',
  bids: 'bids',
  nobody: 'owner',
}
/** Items of each kind: in the second one, what hides by value hides from more. */
export const VARIANTS = [0, 1] as const

const order = (level: Level) => LEVELS.indexOf(level)
const strictest = (levels: (Level | undefined)[]) =>
  levels.filter((level) => level !== undefined).toSorted((one, other) => order(other) - order(one))[0]

const TEXTS = LEVELS.map((level) => `Marker4711${level}`)
const SMALL = LEVELS.map((_, index) => 2095 + index)
const LARGE = LEVELS.map((_, index) => 98_765_430.5 + index)
const MONTHS = LEVELS.map((_, index) => 9995 + index)
const DAYS = LEVELS.map((_, index) => `191${7 + index}-03-14`)
const LONGITUDES = LEVELS.map((_, index) => 85.311111 + index * 0.011111)

/** A value of this field that says by which role it may be read. */
function markAt(field: Field, level: Level): unknown {
  const { type, choices = [], pattern, precision, max = Infinity } = field
  const at = order(level)
  if (type === 'number') return max > LARGE[0]! ? LARGE[at] : max < MONTHS[0]! ? SMALL[at] : MONTHS[at]
  if (type === 'date') return precision === 'day' ? DAYS[at] : DAYS[at]!.slice(0, 'yyyy-mm'.length)
  if (type === 'choice' || type === 'optionalChoice') return choices[0]!.value
  if (type === 'lines') return [TEXTS[at]]
  return pattern === EMAIL ? `${TEXTS[at]}@example.org` : TEXTS[at]
}

const isConsent = ({ choices = [] }: Field) => choices.some(({ value }) => value === 'nobody')

/** Marked values of every field and column that hides, by declaration or by value; people are the first two. */
export function markedItem(entity: ContentEntity, variant: 0 | 1): Item {
  const kind = kindOf(entity)
  const says = fieldsOf(kind).flatMap(([name, field]) =>
    isConsent(field) ? [[name, ['bids', 'nobody'][variant]]] : [],
  )
  const item: Item = Object.fromEntries(says)
  for (const [name, field] of fieldsOf(kind)) {
    const { type, hidesBy, visibility = '', consent = '' } = field
    if (isConsent(field) || type === 'reference') continue
    if (type === 'money') item[name] = { amount: LARGE[0], currency: 'NPR', isPublic: false }
    else if (hidesBy !== undefined) {
      const by = (['district', 'bids'] as const)[variant]
      const coordinates = [LONGITUDES[order(SAYS[by]!)], 27.6]
      item[name] = { geometry: { type: 'Point', coordinates }, visibility: by }
      // Its districts follow from the point.
      for (const [other, { type: others }] of fieldsOf(kind))
        if (others === 'districts' || others === 'localLevels') item[other] = []
    } else {
      const level = strictest([SAYS[visibility], SAYS[String(item[consent])]])
      if (type === 'table') Object.assign(item, rowsOf(name, field, level))
      // After that day nobody reads anything of a person.
      else if (level !== undefined && name !== 'leftOn') item[name] = markAt(field, level)
    }
  }
  return item
}

function rowsOf(name: string, { columns = {} }: Field, ofTable: Level | undefined): Item {
  const levels = Object.values(columns).map(({ visibility = '' }) => strictest([ofTable, SAYS[visibility]]))
  if (levels.every((level) => level === undefined)) return {}
  // Their values fit the types of facts: test/facts/ tries them.
  if (columns['factId']) return {}
  // Of the people of a project, each has said who may read it: as in their own item.
  const perPerson = Object.entries(columns).find(([, { type, to }]) => type === 'reference' && to === 'teams')?.[0]
  const rows = (perPerson ? VARIANTS : [0]).map((person) => {
    const row = Object.entries(columns).flatMap(([column, one]): [string, unknown][] => {
      if (one.type === 'reference') return column === perPerson ? [[column, person + 1]] : []
      const level = strictest([
        ofTable,
        SAYS[one.visibility ?? ''],
        perPerson ? (['bids', 'owner'] as const)[person] : undefined,
      ])
      const value = level && markAt(one, level)
      return level ? [[column, one.isTranslated ? { en: value, ne: value } : value]] : []
    })
    return Object.fromEntries(row) as Item
  })
  return { [name]: rows }
}

const literal = (value: unknown) => String(value).replaceAll(/[.+]/g, String.raw`\$&`)
const PATTERNS = LEVELS.map((_, at) => {
  const numbers = [SMALL[at], MONTHS[at]].map((number) => String.raw`(?<![\d.])${number}(?![\d.])`)
  const others = [`${TEXTS[at]}`, literal(LARGE[at]!), DAYS[at]!.slice(0, 7), literal(LONGITUDES[at]!.toFixed(6))]
  return new RegExp([...others, ...numbers].join('|'), 'i')
})

/** Levels of the markers in a text, with digits of both scripts and of any grouping. */
export function levelsIn(text: string): Level[] {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  return LEVELS.filter(
    (_, at) => PATTERNS[at]!.test(latin) || PATTERNS[at]!.test(latin.replaceAll(/(?<=\d),(?=\d)/g, '')),
  )
}

/** The kinds of which something hides. */
export const HIDING = CONTENT_ENTITIES.filter((entity) => levelsIn(JSON.stringify(markedItem(entity, 1))).length > 0)
