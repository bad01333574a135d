import type { Kysely } from 'kysely'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { MAX_LIMIT } from '../../contract/limits.ts'
import type { ListAnswer } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { SocialCard } from '../../contract/social-card.ts'
import { socialCard } from '../../site/social-card.ts'
import type { DescribedPage } from '../../site/structured-data.ts'
import { listPublishedNews } from '../news/public.ts'
import { listProjects } from '../projects/public.ts'
import { clients } from '../kinds/public.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { listServices } from '../services/public.ts'
import { getSettings } from '../core/settings/settings.ts'
import { listSlugs } from '../core/content/store/records.ts'
import type { Database } from '../core/store/schema.ts'
import {
  describeClient,
  describeDistricts,
  describeFixedPage,
  describeItem,
  describeNews,
  describePage,
  describeProject,
  describeProvinces,
  describeService,
  FIXED_PAGES,
  PLAIN_ENTITIES,
} from './describe-pages.ts'

/** Items that are read at once. */
const PART = 100

/** The social picture of the page at a path; undefined where visitors find no page. */
export async function findCard(
  db: Kysely<Database>,
  { locale, path }: Pick<SocialCard, 'locale' | 'path'>,
): Promise<SocialCard | undefined> {
  try {
    const page = await describePage(db, path, locale)
    return page && socialCard(page, await getSettings(db, locale), locale)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Whether anything was published here besides what every site begins with. */
export async function hasContent(db: Kysely<Database>): Promise<boolean> {
  const fixed = CONTENT_ENTITIES.filter((entity) => kindOf(entity).isFixed)
  const found = await db
    .selectFrom('content_item')
    .select('item_id')
    .where('state', '=', 'published')
    .where((eb) => eb.or([eb('entity', 'not in', fixed), eb('version', '>', 1)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Those that follow other content: of pages with a fixed address, and of services and places, which show their projects. */
export async function listOverviewCards(db: Kysely<Database>, locale: Locale): Promise<SocialCard[]> {
  const pages: DescribedPage[] = []
  for (const name of FIXED_PAGES) pages.push(await describeFixedPage(db, name, locale))
  const services = await listServices(db, { locale, page: 1, limit: MAX_LIMIT })
  for (const service of services.data) pages.push(await describeService(db, service))
  pages.push(...(await describeProvinces(db, locale)), ...(await describeDistricts(db, locale)))
  return toCards(db, pages, locale)
}

/** All of them, in parts: overviews first, then news, clients and projects. */
export async function* listCards(db: Kysely<Database>, locale: Locale): AsyncGenerator<SocialCard[]> {
  yield await listOverviewCards(db, locale)
  const inParts = [
    inPartsOf((slice) => listPublishedNews(db, { locale, ...slice, populate: 'category' }, new Date()), describeNews),
    inPartsOf((slice) => clients.list(db, { locale, ...slice }), describeClient),
    inPartsOf((slice) => listProjects(db, { locale, ...slice }), describeProject),
  ]
  for (const entity of PLAIN_ENTITIES)
    for (const slug of await listSlugs(db, kindOf(entity).table)) {
      const page = await describeItem(db, entity, slug, locale)
      if (page) yield await toCards(db, [page], locale)
    }
  for (const parts of inParts) for await (const pages of parts) yield await toCards(db, pages, locale)
}

async function* inPartsOf<Item>(
  list: (slice: { page: number; limit: number }) => Promise<ListAnswer<Item>>,
  describe: (item: Item) => DescribedPage,
): AsyncGenerator<DescribedPage[]> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { data, meta } = await list({ page, limit: PART })
    yield data.map(describe)
    isMore = page * PART < meta.total
  }
}

async function toCards(db: Kysely<Database>, pages: DescribedPage[], locale: Locale): Promise<SocialCard[]> {
  const settings = await getSettings(db, locale)
  return pages.flatMap((page) => socialCard(page, settings, locale) ?? [])
}
