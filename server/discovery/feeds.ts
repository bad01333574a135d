import { href } from '../../contract/addresses.ts'
import { FEED_FILES } from '../../contract/discovery/discovery-files.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { News } from '../../contract/news/news.ts'
import { localePath, type PageLocale } from '../../contract/page-locales.ts'
import { listPublishedNews } from '../news/public.ts'
import { listNewestProjects } from '../projects/public.ts'
import { withNames } from '../../contract/settings/with-names.ts'
import { getSettings } from '../core/settings/settings.ts'
import type { Db } from '../core/store/schema.ts'
import type { SitemapParts } from './sitemaps.ts'
import { xml, xmlDocument } from './xml.ts'

/** Readers keep older ones. */
const ITEMS = 30

type FeedParts = Pick<SitemapParts, 'db' | 'origin' | 'mediaBaseUrl'> & { locale: PageLocale }

export type FeedName = keyof typeof FEED_FILES

/** Its locale is another one where that of the feed is missing. */
type FeedItem = Pick<News, 'id' | 'locale' | 'summary' | 'image' | 'createdAt' | 'updatedAt'> &
  Record<'title' | 'path' | 'html', string>

/** RFC 4287. */
export async function atomFeed(name: FeedName, parts: FeedParts): Promise<string> {
  const { title, firm, path, items } = await readFeed(name, parts)
  const { origin, locale } = parts
  const self = origin + localePath(locale, FEED_FILES[name].atom)
  const entries = items.map(
    (item) => xml`<entry${item.locale !== locale && xml` xml:lang="${item.locale}"`}>
<id>${idOf(name, item.id, parts)}</id>
<title>${item.title}</title>
<link href="${origin}${item.path}"/>
<published>${item.createdAt}</published>
<updated>${item.updatedAt}</updated>
${item.summary && xml`<summary>${item.summary}</summary>\n`}<content type="html">${absolute(item.html, origin)}</content>
</entry>\n`,
  )
  return xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${title}</title>
<link rel="self" href="${self}"/>
<link href="${origin}${path}"/>
<updated>${lastChangeOf(items)}</updated>
<author><name>${firm}</name></author>
${entries}</feed>`)
}

/** jsonfeed.org, version 1.1. */
export async function jsonFeed(name: FeedName, parts: FeedParts): Promise<object> {
  const { title, firm, path, items } = await readFeed(name, parts)
  const { origin, mediaBaseUrl, locale } = parts
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + path,
    feed_url: origin + localePath(locale, FEED_FILES[name].json),
    language: locale,
    authors: [{ name: firm, url: origin + localePath(locale, href('home')) }],
    items: items.map((item) => ({
      id: idOf(name, item.id, parts),
      ...(item.locale !== locale && { language: item.locale }),
      url: origin + item.path,
      title: item.title,
      ...(item.summary && { summary: item.summary }),
      content_html: absolute(item.html, origin),
      ...(item.image && { image: new URL(mediaBaseUrl + item.image.url, origin).href }),
      date_published: item.createdAt,
      date_modified: item.updatedAt,
    })),
  }
}

const LISTS: Record<FeedName, (db: Db, locale: PageLocale) => Promise<FeedItem[]>> = {
  async news(db, locale) {
    const { data } = await listPublishedNews(db, { locale, page: 1, limit: ITEMS }, new Date())
    return data.map(({ name: title, slug, description: html, ...item }) => ({
      ...item,
      title,
      path: href('newsItem', { slug }),
      html,
    }))
  },

  async projects(db, locale) {
    const projects = await listNewestProjects(db, locale, ITEMS)
    return projects.map(({ createdAt, project: { slug, description: html, pictures, ...item } }) => ({
      ...item,
      path: href('project', { slug }),
      summary: '',
      html,
      image: pictures[0] ?? null,
      createdAt,
    }))
  },
}

async function readFeed(name: FeedName, { db, locale, origin }: FeedParts) {
  const settings = withNames(await getSettings(db, locale), locale, origin)
  const items = await LISTS[name](db, locale)
  return {
    title: `${kindOf(name).plural[locale]} | ${settings.name}`,
    firm: settings.name,
    path: localePath(locale, href(name)),
    items: items.map((item) => ({ ...item, path: localePath(locale, item.path) })),
  }
}

/** A tag URI (RFC 4151), which stays the same when the item's address changes. */
function idOf(name: FeedName, id: number, { origin, locale }: FeedParts): string {
  const language = locale === DEFAULT_LOCALE ? '' : `${locale}/`
  return `tag:${new URL(origin).hostname},2026:${language}${name}/${id}`
}

/** Makes links to this site work in a reader. */
function absolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
}

function lastChangeOf(items: FeedItem[]): string {
  const times = items.map(({ updatedAt }) => updatedAt).toSorted()
  return times.at(-1) ?? new Date(0).toISOString()
}
