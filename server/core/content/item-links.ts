import type { Db } from '../store/schema.ts'
import { listPaths } from './store/item-links.ts'

/** A link that was chosen from the items (html.ts), in a document as JSON. */
const LINK = /<a href=\\"[^"\\]*\\" data-item=\\"([a-z-]+:\d{1,9})\\"/g

/** The document with today's addresses of the items that its links lead to. Of an item without an address the link stays. */
export async function withItemAddresses<Document>(db: Db, document: Document): Promise<Document> {
  const items = new Set(Array.from(JSON.stringify(document).matchAll(LINK), ([, item]) => item!))
  return items.size === 0 ? document : withAddresses(document, await listPaths(db, [...items]))
}

/** @param paths by item, such as `projects:12` */
export function withAddresses<Document>(document: Document, paths: ReadonlyMap<string, string>): Document {
  const text = JSON.stringify(document)
  return JSON.parse(
    text.replaceAll(LINK, (link, item: string) =>
      paths.has(item) ? `<a href=\\"${paths.get(item)!}\\" data-item=\\"${item}\\"` : link,
    ),
  )
}
