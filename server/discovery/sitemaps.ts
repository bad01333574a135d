import { ADDRESSES, EXTRA_ADDRESSES, href, type Address, type AddressName } from '../../contract/addresses.ts'
import { sitemapPath, type SitemapName } from '../../contract/discovery/discovery-paths.ts'
import {
  CONTENT_ENTITIES,
  kindOf,
  PAGED_ENTITIES,
  type ContentEntity,
  type PagedEntity,
} from '../../contract/kinds/index.ts'
import { sharedPathOf } from '../../contract/fields/kind.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { localePath, type PageLocale } from '../../contract/page-locales.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { listDistricts, listProvinces } from '../core/places/place-store.ts'
import { PAGE_KEYS, PAGE_TEXTS, leadingText } from '../../contract/pages/page-texts.ts'
import { listAbsentPages, listWrittenPages } from '../pages/public.ts'
import type { Db } from '../core/store/schema.ts'
import { lastChange, listPartChanges, listSitemapRows, listTranslated } from './sitemap-store.ts'
import { xml, xmlDocument } from './xml.ts'

export function itemPath(entity: PagedEntity, slug: string): string {
  return kindOf(entity).path!.replace(':slug', encodeURIComponent(slug))
}

/** With pictures, a file stays below the page cache's limit of 4 MiB. The protocol allows 50,000 entries. */
const PART_SIZE = 5000

export interface SitemapParts {
  db: Db
  origin: string
  mediaBaseUrl: string
  pageLocales: readonly PageLocale[]
  partSize?: number
}

interface Entry {
  path: string
  updatedAt?: string | undefined
  pictures: string[]
  locales: readonly PageLocale[]
}

export async function sitemapIndex({
  db,
  origin,
  partSize = PART_SIZE,
}: Omit<SitemapParts, 'pageLocales'>): Promise<string> {
  const files: { path: string; updatedAt?: string }[] = []
  files.push({ path: sitemapPath('pages', 1) })
  for (const name of PAGED_ENTITIES) {
    const changes = await listPartChanges(db, kindOf(name), partSize)
    changes.forEach((updatedAt, index) => files.push({ path: sitemapPath(name, index + 1), updatedAt }))
  }
  const entries = files.map(
    ({ path, updatedAt }) => xml`<sitemap><loc>${origin}${path}</loc>${lastmod(updatedAt)}</sitemap>\n`,
  )
  return xmlDocument(xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>`)
}

/** Undefined for an empty part. */
export async function sitemap(name: SitemapName, part: number, parts: SitemapParts): Promise<string | undefined> {
  const entries = name === 'pages' ? await listPageEntries(parts, part) : await listItemEntries(name, part, parts)
  if (entries.length === 0) return undefined
  const { origin, mediaBaseUrl } = parts
  const urls = entries.flatMap(({ path, updatedAt, pictures, locales }) => {
    const addressOf = (locale: PageLocale) => origin + localePath(locale, path)
    const alternates =
      locales.length > 1 &&
      locales.map((other) => xml`<xhtml:link rel="alternate" hreflang="${other}" href="${addressOf(other)}"/>`)
    const images = pictures.map(
      (url) => xml`<image:image><image:loc>${new URL(mediaBaseUrl + url, origin).href}</image:loc></image:image>`,
    )
    return locales.map(
      (own) => xml`<url><loc>${addressOf(own)}</loc>${lastmod(updatedAt)}${alternates}${images}</url>\n`,
    )
  })
  return xmlDocument(
    xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls}</urlset>`,
  )
}

function lastmod(time: string | undefined) {
  return time !== undefined && xml`<lastmod>${time}</lastmod>`
}

async function listItemEntries(
  name: PagedEntity,
  part: number,
  { db, pageLocales, partSize = PART_SIZE }: SitemapParts,
): Promise<Entry[]> {
  const kind = kindOf(name)
  const rows = await listSitemapRows(db, kind, { limit: partSize, offset: (part - 1) * partSize })
  const ids = rows.map(({ id }) => id)
  const translated = new Map<string, Set<number>>()
  for (const locale of pageLocales) {
    if (rows.length > 0) translated.set(locale, await listTranslated(db, kind, ids, locale))
  }
  const pictures = rows.flatMap(({ pictureIds }) => pictureIds)
  const pictureOf = await loadPictures(db, pictures, DEFAULT_LOCALE)
  // The first stands in where none of these languages is published.
  const orFirst = (locales: readonly PageLocale[]): readonly PageLocale[] =>
    locales.length > 0 ? locales : pageLocales.slice(0, 1)
  return rows.map((row) => ({
    path: itemPath(name, row.slug),
    updatedAt: row.updatedAt,
    pictures: row.pictureIds.flatMap((id) => pictureOf(id)?.url ?? []),
    locales: orFirst(pageLocales.filter((locale) => translated.get(locale)!.has(row.id))),
  }))
}

/** Searches, and the history, whose canonical address is that of /about. */
const UNLISTED = new Set(['history', 'search'])
const isListed = (name: string) => (name in EXTRA_ADDRESSES ? 'shows' in EXTRA_ADDRESSES[name]! : !UNLISTED.has(name))
/** Shown by pages besides the kinds that they list and that are at home there. */
const ALSO_SHOWN: Partial<Record<AddressName, ContentEntity[]>> = {
  home: ['news', 'services', 'projects', 'partners'],
  profile: ['projects', 'clients'],
}

/** The pages that do not show one item, and those of districts and provinces with projects. A list changed when its newest item did. */
async function listPageEntries({ db, pageLocales }: SitemapParts, part: number): Promise<Entry[]> {
  if (part > 1) return []
  const absent = await listAbsentPages(db)
  const texts = new Map((await listWrittenPages(db)).map((page) => [page.key as string, page]))
  const changes = new Map<ContentEntity, string | undefined>()
  for (const entity of SHOWN_ENTITIES) changes.set(entity, await lastChange(db, kindOf(entity)))
  const listed = (Object.entries(ADDRESSES) as [AddressName, Address][]).filter(
    ([name, address]) =>
      !address.path.includes(':') &&
      isListed(name) &&
      !absent.has(name) &&
      texts.get(leadingText(name) ?? '')?.hidden_from_search !== 1,
  )
  const paths = listed.map(([name, { path, lists, shows = ALSO_SHOWN[name] }]) => ({
    path,
    updatedAt: newest(
      ...PAGE_KEYS.filter((key) => PAGE_TEXTS[key].at === name).map((key) => texts.get(key)?.updated_at),
      ...SHOWN_ENTITIES.filter(
        (entity) => lists === entity || sharedPathOf(kindOf(entity)) === path || shows?.includes(entity),
      ).map((entity) => changes.get(entity)),
    ),
  }))
  const regions = (await listRegionPaths(db)).map((path) => ({ path, updatedAt: changes.get('projects') }))
  return [...paths, ...regions].map((entry) => ({ ...entry, pictures: [], locales: pageLocales }))
}

/** Without texts of pages, which are not in one list. */
const SHOWN_ENTITIES = CONTENT_ENTITIES.filter((entity) => entity !== 'pages' && kindOf(entity).search === undefined)

async function listRegionPaths(db: Db): Promise<string[]> {
  const [provinces, districts] = await Promise.all([
    listProvinces(db, DEFAULT_LOCALE),
    listDistricts(db, DEFAULT_LOCALE),
  ])
  const withProjects = ({ project_count: count }: { project_count: number }) => count > 0
  return [
    ...provinces.filter(withProjects).map(({ slug }) => href('province', { slug })),
    ...districts.filter(withProjects).map(({ slug }) => href('district', { slug })),
  ]
}

function newest(...times: (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1)
}
