import type { Kysely } from 'kysely'
import { href } from '../../contract/addresses.ts'
import { NEWS_FEEDS, PROJECT_FEEDS } from '../../contract/discovery-files.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Picture } from '../../contract/picture.ts'
import { listPublishedNews } from '../services/news.ts'
import { listNewestProjects } from '../services/projects/newest-projects.ts'
import { getSettings } from '../services/settings.ts'
import type { Database } from '../store/schema.ts'
import { xml, xmlDocument } from './xml.ts'

/** Readers keep older ones. */
const ITEMS = 30

export interface FeedParts {
  db: Kysely<Database>
  origin: string
  mediaBaseUrl: string
}

export type FeedName = keyof typeof FEED_FILES

interface FeedItem {
  id: number
  title: string
  path: string
  summary: string
  html: string
  image: Picture | null
  createdAt: string
  updatedAt: string
}

interface Feed {
  title: string
  firm: string
  path: string
  items: FeedItem[]
}

export const FEED_FILES = { news: NEWS_FEEDS, projects: PROJECT_FEEDS } as const

/** RFC 4287. */
export async function atomFeed(name: FeedName, parts: FeedParts): Promise<string> {
  const { title, firm, path, items } = await readFeed(name, parts)
  const { origin } = parts
  const entries = items.map(
    (item) => xml`<entry>
<id>${idOf(name, item.id, origin)}</id>
<title>${item.title}</title>
<link href="${origin}${item.path}"/>
<published>${item.createdAt}</published>
<updated>${item.updatedAt}</updated>
${item.summary && xml`<summary>${item.summary}</summary>\n`}<content type="html">${absolute(item.html, origin)}</content>
</entry>\n`,
  )
  return xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${DEFAULT_LOCALE}">
<id>${origin}${FEED_FILES[name].atom}</id>
<title>${title}</title>
<link rel="self" href="${origin}${FEED_FILES[name].atom}"/>
<link href="${origin}${path}"/>
<updated>${lastChangeOf(items)}</updated>
<author><name>${firm}</name></author>
${entries}</feed>`)
}

/** jsonfeed.org, version 1.1. */
export async function jsonFeed(name: FeedName, parts: FeedParts): Promise<object> {
  const { title, firm, path, items } = await readFeed(name, parts)
  const { origin, mediaBaseUrl } = parts
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + path,
    feed_url: origin + FEED_FILES[name].json,
    language: DEFAULT_LOCALE,
    authors: [{ name: firm, url: `${origin}/` }],
    items: items.map((item) => ({
      id: idOf(name, item.id, origin),
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

async function readFeed(name: FeedName, { db }: FeedParts): Promise<Feed> {
  const settings = await getSettings(db, DEFAULT_LOCALE)
  const items = name === 'news' ? await listNewsItems(db) : await listProjectItems(db)
  const title = name === 'news' ? 'News' : 'Projects'
  return { title: `${title} | ${settings.name}`, firm: settings.name, path: href(name), items }
}

async function listNewsItems(db: Kysely<Database>): Promise<FeedItem[]> {
  const { data } = await listPublishedNews(db, { locale: DEFAULT_LOCALE, page: 1, limit: ITEMS })
  return data.map(({ id, name, slug, summary, description, image, createdAt, updatedAt }) => ({
    id,
    title: name,
    path: href('newsItem', { slug }),
    summary,
    html: description,
    image,
    createdAt,
    updatedAt,
  }))
}

async function listProjectItems(db: Kysely<Database>): Promise<FeedItem[]> {
  const projects = await listNewestProjects(db, DEFAULT_LOCALE, ITEMS)
  return projects.map(({ createdAt, project: { id, title, slug, description, pictures, updatedAt } }) => ({
    id,
    title,
    path: href('project', { slug }),
    summary: '',
    html: description,
    image: pictures[0] ?? null,
    createdAt,
    updatedAt,
  }))
}

/** A tag URI (RFC 4151), which stays the same when the item's address changes. */
function idOf(name: FeedName, id: number, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}/${id}`
}

/** Makes links to this site work in a reader. */
function absolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
}

function lastChangeOf(items: FeedItem[]): string {
  const times = items.map(({ updatedAt }) => updatedAt).toSorted()
  return times.at(-1) ?? new Date(0).toISOString()
}
