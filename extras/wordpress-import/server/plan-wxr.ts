import { href } from '../../../contract/addresses.ts'
import { decoded } from '../../../contract/decoded.ts'
import { MAX_IMPORT_ITEMS } from '../../../contract/transfer/import.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { CONTENT_BOUNDS } from '../../../contract/limits.ts'
import { PAGE_KEYS, pageText, pathOfText, type PageKey } from '../../../contract/pages/page-texts.ts'
import { SLUG } from '../../../contract/patterns.ts'
import { normalAddress, normalText } from '../../../contract/redirects/redirect-address.ts'
import { documentKindOf } from '../../../contract/documents/document-file.ts'
import { isSlugTaken, slugOf } from '../../../server/core/content/slug.ts'
import { findContentItem } from '../../../server/core/content/store/content-items.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { ADDRESS_LENGTH, findImportRecord, TransferError, type ReportBuilder } from '../../../server/transfer/public.ts'
import { plainWords } from './clean-text.ts'
import { readWxr, wxrId, type WxrItem } from './read-wxr.ts'

/** The plan for an item that is imported as a text. */
export interface PlannedPost {
  target: { entity: 'news'; slug: string } | { entity: 'pages'; key: PageKey }
  /** Where it will stand. */
  path: string
  /** Its old addresses, as stored for redirects: `/2019/05/a-post`, `/?p=12`. */
  old: string[]
}

export interface PlannedMedia {
  id: string
  url: string
  alt: string
}

/** All that later items or earlier texts refer to, without the texts themselves. */
export interface WxrPlan {
  source: string
  /** By id in WordPress, in the order of the file. */
  posts: Map<string, PlannedPost>
  media: Map<string, PlannedMedia>
  /** Addresses of attachments by their id. */
  documents: Map<string, string>
  /** Names by nicename; those that a post names, and all others. */
  categories: Map<string, string>
  /** New paths by old addresses without their host. */
  pathOf: Map<string, string>
  /** Ids of pictures by their path without size: `2019/05/a.jpg`. */
  mediaAt: Map<string, string>
  /** Whether an address is one of the old site; its path then. */
  localPath(address: string): string | undefined
}

/** Types that WordPress keeps for itself. */
const OWN_TYPES = new Set(
  `nav_menu_item revision custom_css customize_changeset oembed_cache user_request
  wp_block wp_global_styles wp_navigation wp_template wp_template_part wp_font_family wp_font_face`.split(/\s+/),
)

/** With a text of their own: an introduction has no place for one. */
const READING_PAGES = PAGE_KEYS.filter((key) => pageText(key).role === 'page')
/** Common names of pages, in English and of WordPress itself. */
const PAGES: Record<string, PageKey> = {
  about: 'overview',
  'about-us': 'overview',
  'who-we-are': 'overview',
  introduction: 'overview',
  'our-history': 'our-story',
  history: 'our-story',
  'company-profile': 'profile',
  'message-from-managing-director': 'managing-director',
  'message-from-the-managing-director': 'managing-director',
  'privacy-policy': 'privacy',
  'terms-of-use': 'terms',
  'terms-of-service': 'terms',
  'terms-and-conditions': 'terms',
}

const UPLOADS = '/uploads/'
/** Without the name of the site. */
const CDN = /\.(?:cloudfront\.net|b-cdn\.net|kxcdn\.com|azureedge\.net|akamaized\.net|stackpathcdn\.com)$/

export const POST = 'post'
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i

/** The first reading. @throws TransferError for a file that cannot be read to its end */
export async function planWxr(db: Db, path: string, report: ReportBuilder): Promise<WxrPlan> {
  const hosts = new Set<string>()
  const items: PlainItem[] = []
  const authors = new Set<string>()
  let count = 0
  const plan: WxrPlan = {
    source: '',
    posts: new Map(),
    media: new Map(),
    documents: new Map(),
    categories: new Map(),
    pathOf: new Map(),
    mediaAt: new Map(),
    localPath(address) {
      const url = address.length > ADDRESS_LENGTH ? null : URL.parse(address, plan.source)
      if (!url || !/^https?:$/.test(url.protocol)) return undefined
      if (hosts.has(url.host.replace(/^www\./, ''))) return url.pathname + url.search
      return [...hosts].flatMap((host) => behindCdn(url, host) ?? [])[0]
    },
  }
  const { categories } = plan
  for await (const part of readWxr(path)) {
    if (part.kind === 'flaw') report.note('flaw', part.text)
    else if (part.kind === 'category') categories.set(part.nicename, part.name)
    else if (part.kind === 'fact') {
      if (part.name === 'wp:author_login') authors.add(part.text)
      else if (part.name !== 'wp:wxr_version') {
        const host = URL.parse(part.text)?.host.replace(/^www\./, '')
        if (host !== undefined) hosts.add(host)
        if (part.name === 'wp:base_blog_url' || plan.source === '') plan.source = part.text
      }
    } else {
      count += 1
      if (count > MAX_IMPORT_ITEMS) throw new TransferError(`The file has more than ${MAX_IMPORT_ITEMS} items.`)
      sortIn(part, plan, items, report)
      for (const { domain, nicename, name } of part.terms)
        if (domain === 'category' && !categories.has(nicename)) categories.set(nicename, name)
    }
  }
  if (plan.source === '') throw new TransferError('The file does not say which site it is from.')
  for (const author of authors) report.note('authors', author)
  for (const { id, url } of plan.media.values()) plan.mediaAt.set(uploadOf(url) ?? url, id)
  await planPosts(db, plan, items)
  return plan
}

interface PlainItem {
  id: string
  type: string
  slug: string
  title: string
  link: string
}

function sortIn(item: WxrItem, { media, documents }: WxrPlan, items: PlainItem[], report: ReportBuilder): void {
  const { texts, meta, terms, comments } = item
  const type = texts['wp:post_type'] ?? ''
  const id = wxrId(item)
  const title = plainWords(texts['title'] ?? '')
  if (type === 'attachment') {
    const url = (texts['wp:attachment_url'] ?? '').trim()
    if (url.length > ADDRESS_LENGTH) report.note('longAddress', url)
    else if (PICTURE.test(url)) media.set(id, { id, url, alt: plainWords(meta['_wp_attachment_image_alt'] ?? '') })
    else if (URL.canParse(url) && isDocument(url)) documents.set(id, url)
    else report.note('document', url)
    return
  }
  if (type !== 'post' && type !== 'page') {
    if (!OWN_TYPES.has(type)) report.note('otherType', type)
    return
  }
  const status = texts['wp:status']
  if (status === 'trash') return report.note('trashed', title)
  if (status === 'auto-draft' || status === 'inherit') return
  if (isUntouched(item)) return report.note('untouched', title)
  if (comments > 0) report.note('comments', title, comments)
  for (const { domain, name } of terms) if (domain === 'post_tag') report.note('tags', name)
  items.push({ id, type, title, slug: decoded(texts['wp:post_name'] ?? ''), link: (texts['link'] ?? '').trim() })
}

const PRIVACY = /^privacy-policy|privacy-policy-tutorial/
const HELLO = /^welcome to .{1,100}\. this is your first post\. edit or delete it, then start (?:writing|blogging)!$/
/** Whether it is what WordPress writes into a new site, in English, or in another language and as it was on the first day. */
function isUntouched({ texts }: WxrItem): boolean {
  const [id, type, slug = '', text = ''] = ['wp:post_id', 'wp:post_type', 'wp:post_name', 'content:encoded'].map(
    (name) => texts[name]?.trim(),
  )
  const modified = texts['wp:post_modified']?.trim()
  const isFirst = modified !== undefined && modified === texts['wp:post_date']?.trim()
  if (isFirst && id === '1' && type === 'post' && text.length < 500 && /WordPress|वर्डप्रेस/i.test(text)) return true
  if (isFirst && id === '2' && type === 'page' && text.includes('/wp-admin/')) return true
  if (isFirst && type === 'page' && texts['wp:status'] === 'draft' && PRIVACY.test(slug + text)) return true
  return slug.startsWith('hello-world') && text.length < 500 && HELLO.test(plainWords(text).toLowerCase())
}

/** Addresses are chosen before any text is written, because texts lead to each other. */
async function planPosts(db: Db, plan: WxrPlan, items: PlainItem[]): Promise<void> {
  const kind = kindOf('news')
  const slugs = new Set<string>()
  const pages = new Set<PageKey>()
  for (const item of items) {
    const { id, type, slug, title } = item
    const old = oldAddresses(plan, item)
    const key = type === 'page' ? (READING_PAGES.find((one) => one === slug) ?? PAGES[slug]) : undefined
    let post: PlannedPost
    if (key !== undefined && !pages.has(key)) {
      pages.add(key)
      post = { target: { entity: 'pages', key }, path: pathOfText(key), old }
    } else {
      const known = await findImportRecord(db, { source: plan.source, kind: POST, external_id: id })
      const present = known && (await findContentItem(db, 'news', known.item_id))
      const first = SLUG.like.test(slug) && slug.length <= CONTENT_BOUNDS.slug ? slug : slugOf(kind, title)
      let chosen = present?.slug ?? first
      let number = 1
      while (!present && (slugs.has(chosen) || (await isSlugTaken(db, { kind, id: 0 }, chosen))))
        chosen = `${first}-${(number += 1)}`
      slugs.add(chosen)
      post = { target: { entity: 'news', slug: chosen }, path: href('newsItem', { slug: chosen }), old }
    }
    plan.posts.set(id, post)
    for (const one of old) plan.pathOf.set(one, post.path)
  }
}

/** Whether it has the name of a document that is taken over. */
export function isDocument(address: string): boolean {
  const path = URL.parse(address, 'https://site.invalid')?.pathname
  return path !== undefined && documentKindOf(path) !== undefined
}

function oldAddresses({ localPath }: WxrPlan, { id, type, link }: PlainItem): string[] {
  const path = localPath(link)
  const all = [...(path === undefined ? [] : [path]), `/?p=${id}`, ...(type === 'page' ? [`/?page_id=${id}`] : [])]
  return [...new Set(all.map((one) => normalText(normalAddress(one))))].filter((one) => one !== '/')
}

/** `2019/05/a.jpg` of `https://old.example/wp-content/uploads/2019/05/a-300x200.jpg`. */
export function uploadOf(address: string): string | undefined {
  const path = URL.parse(address, 'https://site.invalid')?.pathname ?? ''
  const at = path.indexOf(UPLOADS)
  if (at < 0) return undefined
  const name = normalAddress(path.slice(at + UPLOADS.length - 1)).path.slice(1)
  return name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(\.[a-z]{3,4})$/i, '$1')
}

/** The path of `https://i0.wp.com/old.example/a.jpg?w=9`, `https://cdn.old.example/a.jpg` or `https://old.files.wordpress.com`. */
function behindCdn({ host, pathname }: URL, own: string): string | undefined {
  const path = pathname.replace('/www.', '/')
  const at = path.indexOf(`/${own}/`)
  if (at >= 0) return path.slice(at + own.length + 1)
  const isOwn = host.endsWith(`.${own}`) || host === own.replace('.wordpress.', '.files.wordpress.')
  return isOwn || (CDN.test(host) && pathname.includes(UPLOADS)) ? pathname : undefined
}
