import type { Kysely } from 'kysely'
import type { NewNews, NewsChange, NewsRecord } from '../../contract/news.ts'
import { listCategoriesById } from '../store/categories.ts'
import { insertNews } from '../store/news.ts'
import { deleteNews, findNewsRecord, isNewsSlugTaken, replaceNewsTexts, updateNews, type NewsTexts } from '../store/news-writes.ts'
import type { Database } from '../store/schema.ts'
import { loadPictures } from './pictures.ts'
import { invalid, notFound } from './service-error.ts'
import { chooseSlug, refuseStale, requirePicture, writeContent, type WritingDesk } from './writing.ts'

type GivenTexts = Pick<NewNews, 'name' | 'summary' | 'description'>

/** An item as staff edit it. @throws ServiceError not_found */
export async function getNewsRecord(db: Kysely<Database>, id: number): Promise<NewsRecord> {
  const { row, texts } = await getRecord(db, id)
  const [pictureOf, [category]] = await Promise.all([
    loadPictures(db, [row.picture_id], 'en'),
    listCategoriesById(db, [row.category_id], 'en'),
  ])
  const [english, nepali] = [texts.get('en')!, texts.get('ne')]
  return {
    id: row.id,
    ...textsOf(english),
    slug: row.slug,
    image: pictureOf(row.picture_id),
    imageId: row.picture_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    categoryId: row.category_id,
    category: { id: category!.id, slug: category!.slug, name: category!.name },
    status: row.status,
    locale: 'en',
    version: row.version,
    translations: { ne: nepali ? textsOf(nepali) : null },
  }
}

/** @throws ServiceError invalid */
export function createNews(desk: WritingDesk, given: NewNews): Promise<NewsRecord> {
  return writeContent(desk, async (tx, at) => {
    await refuseReferences(tx, given)
    const slug = given.slug ?? (await chooseSlug(given.name, 'news', (candidate) => isNewsSlugTaken(tx, candidate)))
    await refuseTakenSlug(tx, slug)
    const ne = given.translations?.ne
    const id = await insertNews(tx, {
      slug,
      category_id: given.categoryId,
      picture_id: given.imageId ?? null,
      status: given.status ?? '0',
      created_at: given.createdAt ?? at,
      updated_at: at,
      translations: { en: await cleanTexts(given), ...(ne && { ne: await cleanTexts(ne) }) },
    })
    return { result: await getNewsRecord(tx, id), deed: { action: 'create', entity: 'news', id, label: given.name } }
  })
}

/** Changes what is given; the rest stays as it is. @throws ServiceError not_found, invalid, conflict for a stale version */
export function changeNews(desk: WritingDesk, id: number, given: NewsChange): Promise<NewsRecord> {
  return writeContent(desk, async (tx, at) => {
    const { row, texts } = await getRecord(tx, id)
    refuseStale(row, given.version)
    await refuseReferences(tx, given)
    if (given.slug !== undefined) await refuseTakenSlug(tx, given.slug, id)
    await updateNews(tx, id, {
      slug: given.slug,
      category_id: given.categoryId,
      picture_id: given.imageId,
      status: given.status,
      created_at: given.createdAt,
      updated_at: at,
    })
    const before = textsOf(texts.get('en')!)
    const english = {
      name: given.name ?? before.name,
      summary: given.summary ?? before.summary,
      description: given.description ?? before.description,
    }
    await replaceNewsTexts(tx, id, 'en', await cleanTexts(english))
    const ne = given.translations?.ne
    if (ne !== undefined) await replaceNewsTexts(tx, id, 'ne', ne && (await cleanTexts(ne)))
    return { result: await getNewsRecord(tx, id), deed: { action: 'update', entity: 'news', id, label: english.name } }
  })
}

/** @throws ServiceError not_found */
export function removeNews(desk: WritingDesk, id: number): Promise<{ id: number }> {
  return writeContent(desk, async (tx) => {
    const { texts } = await getRecord(tx, id)
    await deleteNews(tx, id)
    return { result: { id }, deed: { action: 'delete', entity: 'news', id, label: texts.get('en')!.name } }
  })
}

async function getRecord(db: Kysely<Database>, id: number) {
  const record = await findNewsRecord(db, id)
  if (!record) throw notFound('News item')
  return record
}

function textsOf({ name, summary, description }: NewsTexts) {
  return { name, summary: summary ?? '', description: description ?? '' }
}

/** As the store has them: HTML cleaned, and nothing where there is nothing, so that English stands in. */
async function cleanTexts({ name, summary, description }: GivenTexts): Promise<NewsTexts> {
  // The sanitiser is loaded with the first write: visitors do without it.
  const { sanitizeHtml } = await import('./html.ts')
  return { name, summary: summary || null, description: sanitizeHtml(description ?? '') || null }
}

async function refuseReferences(tx: Kysely<Database>, { categoryId, imageId }: NewsChange): Promise<void> {
  if (categoryId !== undefined && (await listCategoriesById(tx, [categoryId], 'en')).length === 0) {
    throw invalid({ categoryId: 'This category is not there any more' })
  }
  await requirePicture(tx, 'imageId', imageId)
}

async function refuseTakenSlug(tx: Kysely<Database>, slug: string, exceptId?: number): Promise<void> {
  if (await isNewsSlugTaken(tx, slug, exceptId)) throw invalid({ slug: `Another item has the slug ${slug}` })
}
