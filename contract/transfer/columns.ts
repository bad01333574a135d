import { fieldsOf, translatedFields, type Kind } from '../kinds/kind.ts'
import type { Field } from '../kinds/field.ts'
import { LOCALE_NAMES, OTHER_LOCALES, type Locale } from '../locale.ts'

/** Columns besides those of fields. `id` is how the other program names a row. */
export const ID_COLUMN = 'id'
export const ORDER_COLUMN = 'order'

/** What a column that is left out is imported as. */
export const LEFT_OUT = ''

/** The columns of a field in a table: two or three where it has parts. */
export function columnsOfField(name: string, { type }: Pick<Field, 'type'>): string[] {
  if (type === 'money') return [name, `${name} currency`, `${name} public`]
  if (type === 'quantity') return [name, `${name} unit`]
  if (type === 'geometry') return [name, `${name} visibility`]
  return [name]
}

/** As in exported tables. */
export const columnIn = (locale: Locale, name: string): string => `${name} (${locale})`

export function columnsOf(kind: Kind): string[] {
  return [
    ID_COLUMN,
    ...fieldsOf(kind).flatMap(([name, field]) => columnsOfField(name, field)),
    ...(kind.hasOrder ? [ORDER_COLUMN] : []),
    ...OTHER_LOCALES.flatMap((locale) => translatedFields(kind).map(([name]) => columnIn(locale, name))),
  ]
}

/** The column that a name in a header means: its own name, or the field's label in any language. */
export function matchColumn(kind: Kind, given: string): string | undefined {
  const wanted = plainColumn(given)
  const exact = columnsOf(kind).find((column) => plainColumn(column) === wanted)
  const bare = bareColumn(wanted)
  const inLists = () => Object.entries(IN_LISTS[kind.entity] ?? {}).find(([, names]) => names.includes(bare))?.[0]
  return exact ?? namesOf(kind).find(([name]) => plainColumn(name) === wanted)?.[1] ?? inLists()
}

/** What firms write above the columns of the lists that they keep: without dots, and without a unit in brackets. */
const IN_LISTS: Record<string, Record<string, string[]>> = {
  projects: {
    code: ['sn', 's no', 'no', 'project no', 'contract no', 'क्रसं', 'सिनं'],
    clientId: ['client name', 'name of client', 'name of the client', 'employer', 'name of employer'],
    districts: ['district', 'जिल्ला'],
    end: ['completed', 'completed on', 'completion', 'completion date', 'date of completion', 'end date'],
    start: ['start date', 'started', 'starting date', 'commencement date'],
    value: ['cost', 'project value', 'contract amount', 'contract value', 'project amount', 'लागत'],
    description: ['services rendered', 'services provided', 'scope of work', 'scope of services', 'description'],
  },
  teams: {
    name: ['name of staff', 'full name'],
    position: ['post', 'designation'],
    qualifications: ['qualification', 'academic qualification', 'education'],
  },
}

const bareColumn = (plain: string): string =>
  plain
    .replace(/ ?\([^()]*\)$/, '')
    .replaceAll('.', ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(/^s n$/, 'sn')

/** Names of columns besides their own, each with its column. */
function namesOf(kind: Kind): [name: string, column: string][] {
  const { en, ne } = kind.singular
  const title = translatedFields(kind).find(([name]) => name === kind.title)?.[0]
  const ofTitle = ['Name', 'Title', en, `${en} name`, `Name of ${en}`, `Name of the ${en}`, 'नाम', `${ne}को नाम`]
  return [
    ...fieldsOf(kind).flatMap(([name, { label }]) => Object.values(label).map((text) => [text, name] as const)),
    ...OTHER_LOCALES.flatMap((locale) =>
      translatedFields(kind).flatMap(([name, { label }]) => {
        const languages = [locale, LOCALE_NAMES[locale].english, LOCALE_NAMES[locale].own]
        const texts = [...Object.values(label), ...(name === title ? ofTitle : [])]
        return texts.flatMap((text) => languages.map((language) => [`${text} (${language})`, columnIn(locale, name)]))
      }),
    ),
    ...(title === undefined ? [] : ofTitle.map((text) => [text, title])),
  ] as [string, string][]
}

/** Spaces, letter case and a colon at the end do not count. */
export function plainColumn(name: string): string {
  return name.normalize('NFC').trim().replace(/:$/, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
