import { basename } from 'node:path'
import { ADDRESSES, type Address, type AddressName } from '../../contract/addresses.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { columnOf, documentFields, sharedPathOf, type Kind } from '../../contract/fields/kind.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { toPageLocale, type PageLocale } from '../../contract/page-locales.ts'
import { PAGE_TEXTS, leadingText, pageText, type PageKey } from '../../contract/pages/page-texts.ts'
import { words as menu } from '../../site/ui/site-header/words.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'
import { listReferences } from '../core/content/store/content-users.ts'
import { findDocumentText } from '../core/documents/document-store.ts'
import { listPlaces } from '../core/places/place-store.ts'
import { findModules } from '../core/process/find-modules.ts'
import type { Db } from '../core/store/schema.ts'
import { listSearchedFacts } from '../facts/public.ts'
import {
  TITLE_WEIGHT,
  detail,
  documentOf,
  hiddenName,
  makeSearchDocument,
  placeDocuments,
  type Part,
} from './documents.ts'
import { deleteSearchDocument, putSearchDocument, type SearchDocument } from './store/search-documents.ts'

type Heading = Record<PageLocale, { title: string; description?: string }>

/** The words beside each page. */
const found = await findModules<{ words: Heading }>(
  new URL('../../', import.meta.url),
  '{site/routes,extras/*/site/pages}/*.words.ts',
  import.meta.env &&
    import.meta.glob(['../../site/routes/*.words.ts', '../../extras/*/site/pages/*.words.ts'], { eager: true }),
)
/** Headings that are words of the site, by address. */
const HEADINGS = Object.fromEntries(
  Object.entries(found).map(([file, { words }]) => [basename(file, '.words.ts'), words]),
)

type NamedPage = (typeof NAMED_PAGES)[number]

/** Every page with a fixed address. */
const NAMED_PAGES = (Object.entries(ADDRESSES) as [AddressName, Address][])
  .filter(([, { path }]) => !path.includes(':'))
  .map(([address, { title, path, name }]) => ({
    address,
    // The words of its heading and description; undefined for a page with a text of staff.
    heading: name ? headingOf(name) : leadingText(address) ? undefined : HEADINGS[address],
    // Other names that visitors have for it: its entry in the menu, and the kinds of content that it shows.
    otherNames: {
      en: [...inMenu(address, 'en'), ...kindsOn(address, 'en'), title ?? '', path.split('/').at(-1)!].filter(Boolean),
      ne: [...inMenu(address, 'ne'), ...kindsOn(address, 'ne')],
    },
  }))

/** Of the page whose first text has this key. */
const pageOfText = (key: unknown): NamedPage | undefined =>
  NAMED_PAGES.find(({ address }) => leadingText(address) === key)

function headingOf(name: Record<PageLocale, string>): Heading {
  return Object.fromEntries(Object.entries(name).map(([locale, title]) => [locale, { title }])) as Heading
}

function inMenu(address: AddressName, locale: PageLocale): string[] {
  const entry: unknown = Reflect.get(menu[locale], address) ?? (ADDRESSES[address] as Address).menu?.[locale]
  return typeof entry === 'string' ? [entry] : []
}

/** A kind is at home on the first page that lists it, or where its items have no pages of their own. */
function kindsOn(address: AddressName, locale: PageLocale): string[] {
  const pages = Object.entries(ADDRESSES) as [AddressName, Address][]
  return CONTENT_ENTITIES.filter((entity) => kindOf(entity).search === undefined).flatMap((entity) => {
    const kind = kindOf(entity)
    const { singular, plural } = kind
    const isHere =
      pages.find(([, { lists }]) => lists === entity)?.[0] === address || sharedPathOf(kind) === ADDRESSES[address].path
    return isHere ? [singular[locale] ?? '', plural[locale] ?? ''] : []
  })
}

export const INDEXED_ENTITIES = CONTENT_ENTITIES.filter((entity) => kindOf(entity).search !== 'none')

/** Makes the index say what visitors see of an item now: everything, or nothing. */
export async function indexItem(tx: Db, entity: ContentEntity, id: number): Promise<void> {
  if (!INDEXED_ENTITIES.includes(entity)) return
  const live = await kindFor(entity).read(tx, id)
  const document = live?.document as ContentDocument | undefined
  const page = entity === 'pages' && document ? await pageOfItem(tx, document['key'] as PageKey, id) : undefined
  // A page is there before its text is written.
  const isPart = entity === 'pages' && document && pageText(document['key'] as PageKey).role === 'part'
  if (!live || !document || isPart || (live.isPublished === false && !page)) return deleteSearchDocument(tx, entity, id)
  const path = kindFor(entity).path?.(document) ?? ''
  const more = page
    ? namesOf(page)
    : entity === 'projects'
      ? await textsOfFacts(tx, document)
      : await textsOfFiles(tx, kindOf(entity), document)
  await putSearchDocument(tx, documentOf(kindOf(entity), id, path, document, more))
}

/** The published items whose file this is: its text is known now. */
export async function indexItemsWith(tx: Db, documentId: number): Promise<void> {
  for (const entity of INDEXED_ENTITIES) {
    const kind = kindOf(entity)
    for (const [name, field] of documentFields(kind)) {
      const reference = { entity, table: kind.table, column: columnOf(name, field) }
      for (const { user } of await listReferences(tx, reference, [documentId])) await indexItem(tx, entity, user)
    }
  }
}

/** Of its files: searched for in every language, but too long to be shown. */
async function textsOfFiles(tx: Db, kind: Kind, document: ContentDocument) {
  const parts: Part[] = []
  for (const [name] of documentFields(kind)) {
    const text = await findDocumentText(tx, document[name] as number)
    if (text !== '') parts.push({ text, weight: 1, isHidden: true })
  }
  return parts.length > 0
    ? (Object.fromEntries(LOCALES.map((locale) => [locale, parts])) as Record<Locale, Part[]>)
    : {}
}

/** Of a project: the own facts by which it is found. */
async function textsOfFacts(tx: Db, document: ContentDocument) {
  const parts: [Locale, Part[]][] = []
  for (const locale of LOCALES) {
    const facts = await listSearchedFacts(tx, document['facts'] as [], locale)
    parts.push([locale, facts.map(({ label, text }) => ({ ...detail(text), label }))])
  }
  // Found in each language also where the project itself has one alone.
  const hidden = parts.flatMap(([, some]) => some.map((part) => ({ ...part, isHidden: true })))
  return Object.fromEntries(parts.map(([locale, some]) => [locale, [...some, ...hidden]])) as Record<Locale, Part[]>
}

/** The page that this text leads. Before it is written it has another id than afterwards. */
async function pageOfItem(tx: Db, key: PageKey, id: number): Promise<NamedPage | undefined> {
  if (!(await kindFor('pages').listIds(tx)).includes(id)) return undefined
  if (id !== PAGE_TEXTS[key].id) await deleteSearchDocument(tx, 'pages', PAGE_TEXTS[key].id)
  return pageOfText(key)
}

/** Places and the pages without a text of staff. */
export async function indexFixed(tx: Db): Promise<void> {
  await indexPlaces(tx)
  for (const document of fixedPageDocuments()) await putSearchDocument(tx, document)
}

const PLACES = ['province', 'province_translation', 'district', 'district_translation'] as const

export async function indexPlaces(tx: Db): Promise<void> {
  for (const document of placeDocuments(await listPlaces(tx, PLACES))) await putSearchDocument(tx, document)
}

/** Their numbers are negative: those of the texts are not. */
export function fixedPageDocuments(): SearchDocument[] {
  return NAMED_PAGES.flatMap((page, place) => {
    const { address, heading } = page
    if (!heading) return []
    const names = namesOf(page)
    const parts = LOCALES.map((locale) => {
      const { title, description = '' } = heading[toPageLocale(locale)]
      return [locale, [{ text: title, weight: TITLE_WEIGHT }, { text: description, weight: 1 }, ...names[locale]]]
    })
    const ids = { entity: 'pages', itemId: -place - 1, path: ADDRESSES[address].path }
    return [makeSearchDocument(ids, Object.fromEntries(parts))]
  })
}

function namesOf({ otherNames }: NamedPage): Record<Locale, Part[]> {
  const entries = LOCALES.map((locale) => [locale, otherNames[toPageLocale(locale)].map(hiddenName)])
  return Object.fromEntries(entries) as Record<Locale, Part[]>
}
