import { Hono } from 'hono'
import { PAGE_LOCALES, type PageLocale } from '../../../contract/page-locales.ts'
import { CARD_SIZE, cardPath, cardVersion, firmCard, type FirmCard } from '../contract/social-card.ts'
import { withNames } from '../../../contract/settings/with-names.ts'
import { drawnFile, getBrand, type Signs } from '../../../server/brand/public.ts'
import type { Poster } from '../../../server/core/pictures/draw-brand.ts'
import type { PictureWorkshop } from '../../../server/core/pictures/picture-workshop.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { answerFile, IMMUTABLE, REVALIDATE } from '../../../server/core/pictures/picture-routes.ts'

interface DrawnCard {
  version: string
  bytes: Promise<Uint8Array<ArrayBuffer>>
  modifiedAt: Date
}

/**
 * Answers the firm's card in each language, drawn at its first request and once more when settings or brand change.
 * @param publicUrl of the site: what names a firm that has no name yet is not the Host that a stranger sends.
 * Each page had a card of its own before: those that were shared lead to the firm's.
 */
export function createCardRoutes(db: Db, drawPoster: PictureWorkshop['drawPoster'], signs: Signs, publicUrl?: string) {
  const routes = new Hono()
  const drawn = new Map<PageLocale, DrawnCard>()

  async function findCard(locale: PageLocale): Promise<DrawnCard> {
    const card = firmCard(withNames(await getSettings(db, locale), locale, publicUrl), await getBrand(db))
    const version = cardVersion(card)
    const found = drawn.get(locale)
    if (found?.version === version) return found
    const bytes = signs.current().then(async ({ files }) => drawPoster(cardPoster(card), (await files).logo))
    const made = { version, bytes, modifiedAt: new Date() }
    drawn.set(locale, made)
    bytes.catch(() => drawn.delete(locale))
    return made
  }

  routes.get('/cards/*', async (context) => {
    const { path } = context.req
    if (!path.endsWith('.jpg')) return context.notFound()
    const locale = PAGE_LOCALES.find((each) => cardPath(each) === path)
    if (!locale) {
      context.header('Cache-Control', REVALIDATE)
      return context.redirect(cardPath(path.startsWith('/cards/ne/') ? 'ne' : 'en'), 302)
    }
    const { version, bytes: drawing, modifiedAt } = await findCard(locale)
    const bytes = await drawing
    const file = drawnFile(bytes, { name: version, modifiedAt, mediaType: 'image/jpeg' })
    return answerFile(context, file, 'card', context.req.query('v') === version ? IMMUTABLE : REVALIDATE)
  })
  return routes
}

/** Pixels. */
const EDGE = 80
const INK = '#1d2321'
const QUIET = '#55605b'

/** Its sign, its name and the line under it. */
export function cardPoster({ name, line, accent }: Omit<FirmCard, 'sign'>): Poster {
  const room = { left: EDGE, width: CARD_SIZE.width - 2 * EDGE }
  return {
    ...CARD_SIZE,
    sign: { left: EDGE, top: 64 },
    texts: [
      { ...room, text: name, top: 236, height: 190, color: INK },
      { ...room, text: line, top: 462, height: 84, color: QUIET },
    ],
    bar: { height: 14, color: accent },
  }
}
