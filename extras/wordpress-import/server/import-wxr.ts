import { href } from '../../../contract/addresses.ts'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import { CONTENT_BOUNDS } from '../../../contract/limits.ts'
import { ALT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { normalAddress } from '../../../contract/redirects/redirect-address.ts'
import type { Work } from '../../../server/core/content/items.ts'
import { cleanHtml } from '../../../server/core/content/parts.ts'
import { findContentItem } from '../../../server/core/content/store/content-items.ts'
import { inParallel } from '../../../server/core/process/in-parallel.ts'
import { invalid, ServiceError } from '../../../server/core/process/service-error.ts'
import { findPageId } from '../../../server/pages/public.ts'
import {
  fillItem,
  findItemsNamed,
  findKnown,
  importPicture,
  isKnown,
  keyOf,
  makeItem,
  PictureError,
  type Importing,
} from '../../../server/transfer/public.ts'
import { cleanText, isNepali, plainWords } from './clean-text.ts'
import { documentAt } from './import-documents.ts'
import { POST, isDocument, planWxr, uploadOf, type PlannedMedia } from './plan-wxr.ts'
import { readWxr, type WxrItem, wxrId } from './read-wxr.ts'
import type { TextSite } from './rewrite-text.ts'
import { redirect, redirectIn, type Wxr } from './wxr-redirects.ts'

const DOCUMENT = /\.(?:doc|xls|pptx?|odt|ods|zip|rar|dwg|dxf|kmz?|txt|csv|mp[34]|mov|gif)$/i

/** How a text's addresses and shortcodes are read. */
function textSite(wxr: Wxr, title: string): TextSite {
  const { importing, plan, pictures } = wxr
  const { report } = importing
  const byUpload = (address: string) => pictures.get(plan.mediaAt.get(uploadOf(address) ?? '') ?? '')
  return {
    async linkTo(address) {
      const local = plan.localPath(address)
      if (local === undefined || address === '' || address.startsWith('#')) return undefined
      const picture = byUpload(local)
      if (picture) return picture.address
      const { path, query } = normalAddress(local)
      const page = query === '' ? plan.pathOf.get(path) : (plan.pathOf.get(`${path}?${query}`) ?? plan.pathOf.get(path))
      const fragment = address.includes('#') ? address.slice(address.indexOf('#')) : ''
      if (page !== undefined) return page + fragment
      if (path === '/') return href('home')
      if (isDocument(local)) {
        const document = await documentAt(wxr, address)
        return document && document + fragment
      }
      if (DOCUMENT.test(path)) report.note('document', address)
      else report.note('deadLink', address)
      return undefined
    },
    async pictureAt(address) {
      const own = [...pictures.values()].find((picture) => picture.address === address)
      if (own) return own
      const local = plan.localPath(address)
      const known = local === undefined ? undefined : byUpload(local)
      if (known || local === undefined || uploadOf(local) === undefined) return known
      // An upload that the file does not list.
      try {
        return { ...(await importPicture(importing, new URL(local, plan.source).href)), alt: '' }
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
        return undefined
      }
    },
    pictureOf: async (id) => pictures.get(String(id)),
    note(note, text) {
      const isForeign = note === 'pictureLost' && plan.localPath(text) === undefined
      const isOfPost = note === 'otherType' || note === 'pictureLost'
      report.note(isForeign ? 'foreignPicture' : note, isOfPost ? `${title}: ${text}` : text)
    },
  }
}

const CATEGORY = 'category'
/** Of posts without one. */
const OTHER_CATEGORY = { nicename: 'uncategorized', name: 'General' }
const PARALLEL_FETCHES = 4

/** Posts become news, pages the pages of this site, attachments pictures and documents. @throws TransferError for the file */
export async function importWxr(given: Omit<Importing, 'source'>, path: string): Promise<void> {
  const plan = await planWxr(given.db, path, given.report)
  const importing: Importing = { ...given, source: plan.source }
  const wxr: Wxr = { importing, plan, pictures: new Map(), documents: new Map(), categories: new Map() }
  const total = plan.media.size + plan.documents.size + plan.posts.size
  let done = 0
  const step = async (work: () => Promise<unknown>) => {
    importing.signal.throwIfAborted()
    await work()
    done += 1
    await importing.onProgress(done, total)
  }
  await importing.onProgress(0, total)
  await inParallel(plan.media.values(), PARALLEL_FETCHES, (media) => step(() => importMedia(wxr, media)))
  await inParallel(plan.documents, PARALLEL_FETCHES, ([id, url]) =>
    step(() => documentAt(wxr, url, `attachment ${id}`)),
  )
  for await (const part of readWxr(path)) {
    if (part.kind !== 'item' || !plan.posts.has(wxrId(part))) continue
    const reportFault = (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error
      const where = `post ${wxrId(part)}, line ${part.line}`
      for (const [field, message] of Object.entries(error.fields ?? { '': error.message }))
        importing.report.fault(where, field || null, message)
    }
    await step(() => importPost(wxr, part).catch(reportFault))
  }
}

async function importMedia(wxr: Wxr, { id, url, alt }: PlannedMedia): Promise<void> {
  const { importing } = wxr
  const short = alt.slice(0, ALT_LENGTH)
  try {
    const texts = { alt: short, locale: isNepali(short) ? 'ne' : 'en' } as const
    const picture = await importPicture(importing, url, { externalId: `attachment ${id}`, texts })
    wxr.pictures.set(id, { ...picture, alt: short })
    const old = wxr.plan.localPath(url)
    if (old) await redirect(wxr, old, { to: picture.address })
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    importing.report.note('pictureLost', `${url}: ${error.message}`)
  }
}

async function importPost(wxr: Wxr, item: WxrItem): Promise<void> {
  const { importing, plan } = wxr
  const { report } = importing
  const { texts, meta } = item
  const id = wxrId(item)
  const { target, path, old } = plan.posts.get(id)!
  const key = keyOf(importing, POST, id)
  if (await isKnown(importing, key, target.entity)) return
  const title = cut(wxr, plainWords(texts['title'] ?? '') || `WordPress ${id}`, CONTENT_BOUNDS.name)
  const summary = cut(wxr, plainWords(texts['excerpt:encoded'] ?? ''), CONTENT_BOUNDS.summary)
  const html = await cleanHtml(await cleanText(texts['content:encoded'] ?? '', textSite(wxr, title)))
  if (html.length > CONTENT_BOUNDS.html) return report.note('tooLong', title)
  const isPage = target.entity === 'pages'
  const words = isPage ? { title, summary, body: html } : { name: title, summary, description: html }
  const picture = wxr.pictures.get((meta['_thumbnail_id'] ?? '').trim())?.id ?? null
  const inLanguage = isNepali(`${title} ${plainWords(html)}`) ? { translations: { ne: words } } : words
  const also = async (work: Work, item_id: number) => {
    for (const from of old) if (from !== path) await redirectIn(wxr, work, from, { entity: target.entity, item_id })
  }
  if (isPage) {
    const pageId = (await findPageId(importing.db, target.key))!
    const isFirst = (await findContentItem(importing.db, 'pages', pageId))?.version === 1
    const given = parse('pages', 'change', { ...inLanguage, ...(picture !== null && { pictureId: picture }) })
    const publish = isFirst && mayBePublished(wxr, item, title)
    await fillItem(importing, pageId, { entity: 'pages', key, given, publish, also })
    return report.note(isFirst ? 'sitePage' : 'sitePageDraft', `${title} → ${target.key}`)
  }
  const given = parse('news', 'given', {
    ...inLanguage,
    slug: target.slug,
    categoryId: await categoryOf(wxr, item, title),
    imageId: picture,
    createdAt: dateOf(item) ?? importing.now().toISOString(),
  })
  const isOtherPage = texts['wp:post_type'] === 'page'
  if (isOtherPage) report.note('otherPage', title)
  const publish = !isOtherPage && mayBePublished(wxr, item, title)
  await makeItem(importing, { entity: 'news', key, given, publish, also })
}

/** @throws ServiceError invalid */
function parse(entity: 'news' | 'pages', call: 'given' | 'change', document: object): object {
  const parsed = CONTENT_SCHEMAS[entity][call].safeParse(document)
  if (parsed.success) return parsed.data
  throw invalid(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])))
}

/** Posts that were not public there are not published here either. */
function mayBePublished({ importing: { publish, report } }: Wxr, { texts }: WxrItem, title: string): boolean {
  const status = texts['wp:status']
  if (status === 'private' || texts['wp:post_password']) {
    report.note('private', title)
    return false
  }
  if (status === 'future') report.note('scheduled', title)
  return publish && status === 'publish'
}

/** WordPress writes 0000-00-00 for drafts. */
function dateOf({ texts }: WxrItem): string | undefined {
  const read = (text: string | undefined, zone: string) => {
    const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text?.trim() ?? '') ?? []
    const date = day === undefined || day.startsWith('0000') ? undefined : new Date(`${day}T${time}${zone}`)
    return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
  }
  return read(texts['wp:post_date_gmt'], 'Z') ?? read(texts['wp:post_date'], '+05:45')
}

function cut({ importing: { report } }: Wxr, text: string, bound: number): string {
  if (text.length <= bound) return text
  report.note('shortened', text)
  const short = text.slice(0, bound - 1)
  return `${short.slice(0, short.lastIndexOf(' ')).trim() || short}…`
}

/** News need a published category, so that one is published with the first post that has it. */
async function categoryOf(wxr: Wxr, { terms }: WxrItem, title: string): Promise<number> {
  const { importing, plan, categories } = wxr
  const own = terms.filter(({ domain }) => domain === 'category')
  if (own.length > 1) importing.report.note('moreCategories', title)
  const { nicename, name } = own[0] ?? OTHER_CATEGORY
  const made = categories.get(nicename)
  if (made !== undefined) return made
  const words = plainWords(plan.categories.get(nicename) || name) || OTHER_CATEGORY.name
  const label = cut(wxr, words, CONTENT_BOUNDS.name)
  const key = keyOf(importing, CATEGORY, nicename)
  const given = isNepali(label) ? { translations: { ne: { name: label } } } : { name: label }
  const id =
    (await findKnown(importing, key, 'categories')) ??
    (await findPublishedCategory(importing, nicename, label)) ??
    (await makeItem(importing, {
      entity: 'categories',
      key,
      given,
      publish: true,
      also: async (work, itemId) => {
        const old = normalAddress(`/category/${nicename}`).path
        await redirectIn(wxr, work, old, { entity: 'categories', item_id: itemId })
      },
    }))
  categories.set(nicename, id)
  return id
}

async function findPublishedCategory({ db }: Importing, ...names: string[]): Promise<number | undefined> {
  for (const name of names)
    for (const id of await findItemsNamed(db, 'categories', name))
      if ((await findContentItem(db, 'categories', id))?.state === 'published') return id
  return undefined
}
