import { PAGE_KEYS, type PageChange, type PageDocument, type PageKey } from '../../../../contract/page.ts'
import { listPageIds } from '../../../store/pages.ts'
import { findRecord, putRecord } from '../../../store/records.ts'
import { UNWRITTEN_TITLES } from '../../pages.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, cleanHtml, filled, listGaps, requirePicture, stored } from '../parts.ts'

type Texts = Record<'title' | 'summary' | 'body' | 'signature', string>

/** The number of a page that nobody has written yet, above those that were given. */
const unwrittenId = (key: PageKey) => 1001 + PAGE_KEYS.indexOf(key)

const PATHS: Record<PageKey, string> = {
  home: '/',
  overview: '/about/overview',
  'our-story': '/about',
  'managing-director': '/about',
  privacy: '/privacy',
  terms: '/terms',
}

export const pageKind: ContentKind<PageDocument, PageChange> = {
  entity: 'pages',
  noun: 'Page',
  publishesAtOnce: true,
  isFixed: true,

  async complete(_tx, given, before) {
    const ne = changedNepali(given.translations, before?.translations)
    const { title, summary, body, signature } = { ...before!, ...given }
    return {
      key: before!.key,
      ...(await cleaned({ title: title ?? before!.title, summary, body, signature })),
      pictureId: given.pictureId === undefined ? before!.pictureId : given.pictureId,
      translations: { ne: ne && (await cleaned(ne)) },
    }
  },

  check: (tx, { pictureId }) => requirePicture(tx, 'pictureId', pictureId),

  async read(db, id) {
    const record = await findRecord(db, 'page', id)
    const key = PAGE_KEYS.find((one) => unwrittenId(one) === id)
    if (!record) return key && { document: unwritten(key), isPublished: false }
    const { row, en, ne } = record
    const document = { key: row.key as PageKey, ...textsOf(en), pictureId: row.picture_id, translations: { ne: ne ? textsOf(ne) : null } }
    return { document, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  async listIds(db) {
    const ids = new Map((await listPageIds(db)).map(({ id, key }) => [key, id]))
    return PAGE_KEYS.map((key) => ids.get(key) ?? unwrittenId(key))
  },

  put(tx, id, { key, title, summary, body, signature, pictureId, translations: { ne } }, { createdAt, updatedAt }) {
    const row = { key, picture_id: pictureId, created_at: createdAt, updated_at: updatedAt }
    const english = { title, ...stored({ summary, body, signature }) }
    return putRecord(tx, 'page', id, row, { en: english, ne: ne ? { ...stored(ne), title: ne.title } : undefined })
  },

  // The site needs every page: none is taken away (isFixed).
  remove: async () => {},

  describe({ title, summary, body, signature, pictureId, translations: { ne } }) {
    return {
      title,
      titleNe: ne?.title ?? null,
      pictureId,
      gaps: listGaps({ body: !body, nepali: !ne?.body }),
      words: [summary, signature, ne?.summary],
    }
  },

  path: async (_db, { key }) => PATHS[key],

  async present(db, { pictureId }) {
    return { picture: (await loadPictures(db, [pictureId], 'en'))(pictureId) }
  },
}

function unwritten(key: PageKey): PageDocument {
  return { key, title: UNWRITTEN_TITLES[key], summary: '', body: '', signature: '', pictureId: null, translations: { ne: null } }
}

type GivenTexts = { title: string } & { [Field in Exclude<keyof Texts, 'title'>]?: string | null | undefined }

function textsOf({ title, summary, body, signature }: GivenTexts): Texts {
  return { title, ...filled({ summary, body, signature }) }
}

async function cleaned(texts: GivenTexts): Promise<Texts> {
  return { ...textsOf(texts), body: await cleanHtml(texts.body ?? '') }
}
