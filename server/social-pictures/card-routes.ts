import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { cardPath, parseCardPath } from '../../contract/social-card.ts'
import { findCard } from './find-cards.ts'
import type { CardFiles } from './card-files.ts'
import type { Database } from '../core/store/schema.ts'
import { answerFile, IMMUTABLE, REVALIDATE } from '../core/pictures/picture-routes.ts'

const HOME = { locale: DEFAULT_LOCALE, path: '/' } as const

interface CardRouteParts {
  /** For slow reads (store.ts): that of a district's page is one. */
  db: Kysely<Database>
  files: CardFiles
}

/**
 * Answers the social pictures. A request never makes one and queues no work: what is missing follows from publications
 * and from the daily check. Until then a page's former card stands in, or that of home.
 */
export function createCardRoutes({ db, files }: CardRouteParts): Hono {
  const routes = new Hono()
  routes.get('/cards/*', async (context) => {
    const page = parseCardPath(context.req.path)
    if (!page) return context.notFound()
    const wanted = context.req.query('v')
    const card = await files.find(page, wanted)
    if (card) return answerFile(context, card.file, 'card', card.version === wanted ? IMMUTABLE : REVALIDATE)
    context.header('Cache-Control', 'no-store')
    if (page.path === HOME.path || !(await findCard(db, page))) return context.notFound()
    return context.redirect(cardPath(HOME), 302)
  })
  return routes
}
