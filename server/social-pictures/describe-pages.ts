import type { Kysely } from 'kysely'
import { ADDRESSES, href, leadingText, type Address, type AddressName } from '../../contract/addresses.ts'
import { matchesPattern } from '../../contract/find-address.ts'
import { kindOf, PAGED_ENTITIES, type PagedEntity } from '../../contract/kinds/index.ts'
import { MAX_LIMIT } from '../../contract/limits.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { News } from '../../contract/news.ts'
import type { Client } from '../../contract/organisation.ts'
import type { Project } from '../../contract/project.ts'
import type { Service } from '../../contract/service.ts'
import type { DescribedPage } from '../../site/structured-data.ts'
import { drawRegion } from '../../site/ui/region/draw-region.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import { kindFor } from '../core/content/kinds.ts'
import { originalOf } from '../core/content/original.ts'
import { getPublishedNews } from '../news/public.ts'
import { pages } from '../pages/public.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { listDistricts } from '../core/places/places.ts'
import { clients } from '../kinds/public.ts'
import { getProject, listProjects } from '../projects/public.ts'
import { listDistrictMaps, listProvinceMaps, type RegionMap } from '../regions/public.ts'
import { getService } from '../services/public.ts'
import { findIdBySlug } from '../core/content/store/records.ts'
import type { Database } from '../core/store/schema.ts'

/** What the pages' `load` and `meta` say of them, as far as a social picture shows it. */

type PageDescriber = (db: Kysely<Database>, slug: string, locale: Locale) => Promise<DescribedPage | undefined>

/** Of the kinds whose pictures show more than a title and a picture. */
const OWN: Partial<Record<PagedEntity, PageDescriber>> = {
  projects: async (db, slug, locale) => describeProject(await getProject(db, slug, locale)),
  news: async (db, slug, locale) =>
    describeNews(await getPublishedNews(db, slug, { locale, populate: 'category' }, new Date())),
  services: async (db, slug, locale) => describeService(db, await getService(db, slug, locale)),
  clients: async (db, slug, locale) => describeClient(await clients.get(db, slug, locale)),
}

/** Kinds without lines of their own here and in find-cards.ts. */
export const PLAIN_ENTITIES = PAGED_ENTITIES.filter((entity) => !(entity in OWN))

const ITEM_PAGES: [path: string, describe: PageDescriber][] = [
  ...PAGED_ENTITIES.map((entity): [string, PageDescriber] => [
    kindOf(entity).path!,
    OWN[entity] ?? ((db, slug, locale) => describeItem(db, entity, slug, locale)),
  ]),
  [ADDRESSES.district.path, async (db, slug, locale) => (await describeDistricts(db, locale, slug))[0]],
  [ADDRESSES.province.path, async (db, slug, locale) => (await describeProvinces(db, locale, slug))[0]],
]

/** Pages whose address has no parameter. */
export const FIXED_PAGES = (Object.entries<Address>(ADDRESSES) as [AddressName, Address][])
  .filter(([, { path }]) => !path.includes(':'))
  .map(([name]) => name)

/** Undefined for a path that no page has. @throws ServiceError not_found for an item that visitors do not see */
export async function describePage(
  db: Kysely<Database>,
  path: string,
  locale: Locale,
): Promise<DescribedPage | undefined> {
  const fixed = FIXED_PAGES.find((name) => ADDRESSES[name].path === path)
  if (fixed) return describeFixedPage(db, fixed, locale)
  const given = path.split('/')
  const [, describe] = ITEM_PAGES.find(([pattern]) => matchesPattern(pattern.split('/'), given)) ?? []
  return describe?.(db, given.at(-1)!, locale)
}

export async function describeFixedPage(
  db: Kysely<Database>,
  name: AddressName,
  locale: Locale,
): Promise<DescribedPage> {
  const address: Address = ADDRESSES[name]
  const { path } = address
  const key = leadingText(address)
  const text = key === undefined ? undefined : await pages.get(db, key, locale)
  const page = { path, title: text?.title, image: text?.picture }
  if (name !== 'home') return page
  const [projects, districts] = await Promise.all([
    listProjects(db, { locale, page: 1, limit: 1 }),
    listDistricts(db, { locale, page: 1, limit: MAX_LIMIT }),
  ])
  const figures = {
    projects: projects.meta.total,
    districts: districts.data.filter(({ projectCount }) => projectCount > 0).length,
  }
  return { ...page, subject: { type: 'home', figures } }
}

export function describeProject(project: Project): DescribedPage {
  const { slug, title, districts, pictures, thumbnail } = project
  return {
    path: href('project', { slug }),
    title,
    image: pictures.find(({ url }) => url === thumbnail) ?? null,
    subject: {
      type: 'project',
      ...project,
      places: districts.map((district) => ({ ...district, province: '' })),
      funder: '',
    },
  }
}

export function describeNews({ slug, name, image, createdAt, updatedAt, category }: News): DescribedPage {
  return {
    path: href('newsItem', { slug }),
    title: name,
    image,
    subject: { type: 'news', createdAt, updatedAt, category: category ?? null },
  }
}

export async function describeService(db: Kysely<Database>, service: Service): Promise<DescribedPage> {
  const { slug, name, picture, parentService, locale } = service
  const projects = await listProjects(db, { locale, page: 1, limit: 1, service: slug })
  return {
    path: href('service', { slug }),
    title: name,
    image: picture,
    subject: { type: 'service', parent: parentService, projectCount: projects.meta.total },
  }
}

export function describeClient({ slug, name, link }: Client): DescribedPage {
  return { path: href('client', { slug }), title: name, subject: { type: 'client', link, projects: [] } }
}

/** An item as its kind is declared. */
export async function describeItem(
  db: Kysely<Database>,
  entity: PagedEntity,
  slug: string,
  locale: Locale,
): Promise<DescribedPage | undefined> {
  const kind = kindOf(entity)
  const id = await findIdBySlug(db, kind.table, slug)
  const live = id === undefined ? undefined : await kindFor(entity).read(db, id)
  if (!live || live.isPublished === false) return undefined
  const document = live.document as ContentDocument
  const translated = locale === DEFAULT_LOCALE ? null : document.translations[locale]
  const picture = document[kind.picture ?? ''] as number | null | undefined
  return {
    path: kind.path!.replace(':slug', slug),
    title: String(translated?.[kind.title] || originalOf(kind, document).texts[kind.title]),
    image: (await loadPictures(db, picture ? [picture] : [], locale))(picture ?? null),
    subject: { type: 'item' },
  }
}

/** @param slug of one district alone */
export async function describeDistricts(db: Kysely<Database>, locale: Locale, slug?: string): Promise<DescribedPage[]> {
  const maps = await listDistrictMaps(db, locale, slug)
  return maps.map((map) => describeRegion('district', map))
}

/** @param slug of one province alone */
export async function describeProvinces(db: Kysely<Database>, locale: Locale, slug?: string): Promise<DescribedPage[]> {
  const maps = await listProvinceMaps(db, locale, slug)
  return maps.map((map) => describeRegion('province', map))
}

function describeRegion(
  kind: 'district' | 'province',
  { slug, outlines, locations, ...map }: RegionMap,
): DescribedPage {
  return {
    path: href(kind, { slug }),
    title: map.name,
    subject: { type: 'region', kind, ...map, drawing: drawRegion(outlines, locations) },
  }
}
