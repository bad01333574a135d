import type { NewNews, NewsChange, NewsDocument } from '../../../../contract/news.ts'
import { listCategoriesById } from '../../../store/categories.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord } from '../../../store/records.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, cleanHtml, filled, requirePicture, requirePublished, stored } from '../parts.ts'
import { chooseSlug, refuseTakenSlug } from '../slug.ts'

const SLUGS = { entity: 'news', table: 'news' } as const

export const newsKind: ContentKind<NewsDocument, NewNews & NewsChange> = {
  entity: 'news',
  noun: 'News',
  publishesAtOnce: false,

  async complete(tx, given, before, { id, at }) {
    const ne = changedNepali(given.translations, before?.translations)
    const name = given.name ?? before!.name
    return {
      name,
      slug: given.slug ?? before?.slug ?? (await chooseSlug(tx, { ...SLUGS, id }, name, 'news')),
      summary: given.summary ?? before?.summary ?? '',
      description: await cleanHtml(given.description ?? before?.description ?? ''),
      categoryId: given.categoryId ?? before!.categoryId,
      imageId: given.imageId === undefined ? (before?.imageId ?? null) : given.imageId,
      createdAt: given.createdAt ?? before?.createdAt ?? at,
      translations: { ne: ne && { name: ne.name, summary: ne.summary ?? '', description: await cleanHtml(ne.description ?? '') } },
    }
  },

  async check(tx, { slug, categoryId, imageId }, id) {
    await requirePublished(tx, 'categoryId', 'categories', [categoryId])
    await requirePicture(tx, 'imageId', imageId)
    await refuseTakenSlug(tx, { ...SLUGS, id }, slug)
  },

  async read(db, id) {
    const record = await findRecord(db, 'news', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const document = {
      ...textsOf(en),
      slug: row.slug,
      categoryId: row.category_id,
      imageId: row.picture_id,
      createdAt: row.created_at,
      translations: { ne: ne ? textsOf(ne) : null },
    }
    return { document: inOrder(document), isPublished: row.status === '1', updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'news'),

  put(tx, id, { name, summary, description, translations: { ne }, ...document }, { updatedAt }) {
    const row = {
      slug: document.slug,
      category_id: document.categoryId,
      picture_id: document.imageId,
      status: '1' as const,
      created_at: document.createdAt,
      updated_at: updatedAt,
    }
    const english = { name, ...stored({ summary, description }) }
    return putRecord(tx, 'news', id, row, { en: english, ne: ne ? { ...stored(ne), name: ne.name } : undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'news', id),

  describe({ name, summary, description, imageId, categoryId, createdAt, translations: { ne } }) {
    const gaps = [imageId === null && 'picture', !summary && 'summary', !description && 'description', !ne?.description && 'nepali']
    return {
      title: name,
      titleNe: ne?.name ?? null,
      group: String(categoryId),
      date: createdAt,
      pictureId: imageId,
      gaps: gaps.filter((gap) => gap !== false),
      words: [summary, ne?.summary],
    }
  },

  path: async (_db, { slug }) => `/news/${slug}`,
  addresses: async (_db, { slug }, id) => new Map([[`/news/${slug}`, id]]),

  async present(db, { imageId, categoryId }, state) {
    const [pictureOf, [category]] = await Promise.all([loadPictures(db, [imageId], 'en'), listCategoriesById(db, [categoryId], 'en')])
    return {
      image: pictureOf(imageId),
      // As the specification has it: '1' published, '0' draft.
      status: state === 'published' ? '1' : '0',
      locale: 'en',
      ...(category && { category: { id: category.id, slug: category.slug, name: category.name } }),
    }
  },
}

function textsOf({ name, summary, description }: { name: string; summary: string | null; description: string | null }) {
  return { name, ...filled({ summary, description }) }
}

/** Its fields in the order of `complete`: documents are compared as text. */
function inOrder({ name, slug, summary, description, categoryId, imageId, createdAt, translations }: NewsDocument): NewsDocument {
  return { name, slug, summary, description, categoryId, imageId, createdAt, translations }
}
