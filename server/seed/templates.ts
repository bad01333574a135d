import { z } from 'zod'
import { blank } from '../../contract/seed/blanks.ts'
import {
  pageTemplateSchema,
  serviceTemplateSchema,
  textsSchema,
  type PageTemplate,
  type ServiceTemplate,
} from '../../contract/seed/templates.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { beginWork, loadDocument, publishNewest, saveVersion } from '../core/content/items.ts'
import { kindFor } from '../core/content/kinds.ts'
import type { PublishChange } from '../core/content/published.ts'
import { createItem } from '../core/content/saving.ts'
import { findContentItem, type ContentItem } from '../core/content/store/content-items.ts'
import { escapeHtml } from '../core/mail/mail-text.ts'
import { notFound } from '../core/process/service-error.ts'
import type { Db } from '../core/store/schema.ts'
import { CONTENT, readContentFile, readContentText } from './sample-files.ts'

/** Services outside the trash, by slug. */
async function listSlugs(db: Db) {
  const rows = await db
    .selectFrom('content_item')
    .select(['item_id', 'slug', 'state'])
    .where('entity', '=', 'services')
    .where('state', '!=', 'trash')
    .execute()
  return new Map(rows.map(({ item_id: id, slug, state }) => [slug ?? '', { id, isPublished: state === 'published' }]))
}

const list = z.object({ en: z.array(z.string()), ne: z.array(z.string()) })
const servicesSchema = z.array(
  serviceTemplateSchema
    .omit({ isThere: true })
    .extend({ parent: z.string().nullable().default(null), text: textsSchema, deliverables: list }),
)
const pagesSchema = z.array(pageTemplateSchema.omit({ body: true }))

const DELIVERABLES = { en: 'What you receive', ne: 'तपाईंले पाउने सामग्री' }
const OWN_WORDS = {
  en: blank('what speaks for your firm here: people, equipment, a finished work'),
  ne: blank('यस काममा तपाईंको संस्थाको विशेषता: जनशक्ति, उपकरण, सम्पन्न काम'),
}

export const readServiceTemplates = () => readContentFile(CONTENT, 'templates/services.json', servicesSchema)

export async function listServiceTemplates(db: Db): Promise<ServiceTemplate[]> {
  const slugs = await listSlugs(db)
  const templates = await readServiceTemplates()
  return templates.map(({ text: _text, deliverables: _, ...one }) => ({ ...one, isThere: slugs.has(one.slug) }))
}

/** Makes drafts of those that are not there yet, disciplines first. */
export async function makeServiceDrafts(deps: WriteDeps, slugs: readonly string[]): Promise<{ count: number }> {
  const templates = (await readServiceTemplates()).filter(({ slug }) => slugs.includes(slug))
  return deps.db.transaction().execute(async (tx) => {
    const work = await beginWork({ ...deps, db: tx }, 'services')
    const known = await listSlugs(tx)
    const wanted = templates.filter(({ slug }) => !known.has(slug))
    for (const { slug, parent, name, summary, text: words, deliverables } of wanted) {
      const above = parent === null ? undefined : known.get(parent)
      const bodyIn = (locale: 'en' | 'ne') =>
        `<p>${escapeHtml(words[locale])}</p><h2>${DELIVERABLES[locale]}</h2><ul>${deliverables[locale]
          .map((item) => `<li>${escapeHtml(item)}</li>`)
          .join('')}</ul><p>${OWN_WORDS[locale]}</p>`
      const given = {
        slug,
        name: name.en,
        summary: summary.en,
        description: bodyIn('en'),
        // Of a discipline that is a draft too, it is told when that is published.
        parentId: above?.isPublished ? above.id : null,
        translations: { ne: { name: name.ne, summary: summary.ne, description: bodyIn('ne') } },
      }
      const item = await createItem(work, given, { publish: false })
      await work.note({ action: 'create', id: item.item_id, label: item.title })
    }
    return { count: wanted.length }
  })
}

/** @throws ServiceError not_found */
export async function getPageTemplate(key: string): Promise<PageTemplate> {
  const template = (await readContentFile(CONTENT, 'templates/pages.json', pagesSchema)).find((one) => one.key === key)
  if (!template) throw notFound('Template')
  const [en, ne] = await Promise.all(
    ['', '.ne'].map((language) => readContentText(CONTENT, `templates/pages/${template.key}${language}.html`)),
  )
  return { ...template, body: { en: en!, ne: ne! } }
}

/** Puts untouched services from templates below their discipline, once that is published: nothing may refer to a draft. */
export async function joinDiscipline(
  tx: Db,
  { item, action, wasPublished, at, by }: PublishChange & { item: ContentItem },
): Promise<void> {
  if (item.entity !== 'services' || action !== 'publish' || wasPublished) return
  const children = (await readServiceTemplates()).filter(({ parent }) => parent === item.slug)
  const known = children.length > 0 ? await listSlugs(tx) : new Map<string, { id: number }>()
  for (const { slug, summary } of children) {
    const child = known.has(slug) && (await findContentItem(tx, 'services', known.get(slug)!.id))
    if (!child || child.version !== 1) continue
    const first = await loadDocument(tx, 'services', child.item_id, 1)
    // A service of one's own may have the same address.
    if (first['parentId'] !== null || first['summary'] !== summary.en) continue
    const actor = { id: null, email: by, address: undefined }
    const work = { tx, kind: kindFor('services'), actor, at, note: async () => {} }
    const document = { ...first, parentId: item.item_id }
    const saved = await saveVersion(work, child, document, 'update')
    if (child.state === 'published') await publishNewest(work, saved, document)
  }
}
