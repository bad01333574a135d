import { Hono } from 'hono'
import { href } from '../../contract/addresses.ts'
import { publicationFile } from '../../contract/publications/publication-file.ts'
import { findRedirectFrom } from '../core/content/redirects.ts'
import { documentAddress } from '../core/documents/document-address.ts'
import type { Db } from '../core/store/schema.ts'

/** The address of a download, which stays: it leads to the file that the publication has now. */
export function createPublicationFileRoutes(db: Db): Hono {
  const routes = new Hono()
  routes.get(publicationFile(':slug').replace('%3A', ':'), async (context, next) => {
    const slug = context.req.param('slug') ?? ''
    const file = await findFile(db, slug)
    context.header('Cache-Control', 'no-cache')
    if (file) return context.redirect(documentAddress(file), 302)
    // Its page may have had another address.
    const moved = await findRedirectFrom(db, href('publication', { slug }))
    if (moved?.to && moved.entity === 'publications') return context.redirect(`${moved.to}/file`, 301)
    return next()
  })
  return routes
}

async function findFile(db: Db, slug: string) {
  return db
    .selectFrom('publication')
    .innerJoin('document', 'document.id', 'publication.document_id')
    .select(['document.key', 'document.file_name'])
    .where('publication.slug', '=', slug)
    .executeTakeFirst()
}
