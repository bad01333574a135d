import { Hono, type Context, type Next } from 'hono'
import { href } from '../../contract/addresses.ts'
import type { Brand } from '../../contract/brand/brand.ts'
import { signAddress } from '../../contract/brand/sign.ts'
import { DISCOVERY_FILES, FEED_FILES, SECURITY_TXT } from '../../contract/discovery/discovery-files.ts'
import { parseSitemapPath } from '../../contract/discovery/discovery-paths.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locale.ts'
import { localePath, PAGE_LOCALES, publicLocales, shownLocale, splitLocale } from '../../contract/page-locales.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import { withNames } from '../../contract/settings/with-names.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'
import { getBrand } from '../brand/public.ts'
import { DAY } from '../core/process/durations.ts'
import { isSamplePublic } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import type { Db } from '../core/store/schema.ts'
import { atomFeed, jsonFeed, type FeedName } from './feeds.ts'
import { sitemap, sitemapIndex } from './sitemaps.ts'

/** W3C Web Application Manifest. */
function webManifest({ name, shortName, tagline }: Settings, { tones, version }: Brand): object {
  return {
    name,
    short_name: shortName || name,
    description: tagline,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: tones?.light.tone ?? THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    icons: [
      { src: signAddress('icon', version), type: 'image/svg+xml', sizes: 'any' },
      { src: signAddress('icon192', version), type: 'image/png', sizes: '192x192' },
      { src: signAddress('icon512', version), type: 'image/png', sizes: '512x512' },
      { src: signAddress('maskable', version), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}

const TYPES = {
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
}

/** Revalidated against the page cache, like pages. */
const BY_REVISION = 'no-cache'
const DAILY = 'public, max-age=86400'

export interface DiscoveryParts {
  /** For slow reads (store.ts): a sitemap names every project. */
  db: Db
  config: { publicUrl: string | undefined; mediaBaseUrl: string }
  now?: () => Date
  partSize?: number
}

export function createDiscoveryRoutes(parts: DiscoveryParts): Hono {
  const { db, config, now = () => new Date(), ...options } = parts
  const routes = new Hono()
  const languagesNow = async () => (await getSettings(db, DEFAULT_LOCALE)).languages
  const partsFor = ({ req }: Context) => ({
    db,
    origin: config.publicUrl ?? new URL(req.url).origin,
    mediaBaseUrl: config.mediaBaseUrl,
    ...options,
  })

  /** @param make undefined, where there is nothing */
  const file =
    (type: string, make: (parts: ReturnType<typeof partsFor>) => Promise<string | undefined>, cache = BY_REVISION) =>
    async (context: Context) => {
      const body = await make(partsFor(context))
      if (body === undefined) return context.text('Not found', 404, { 'Cache-Control': 'no-store' })
      return context.body(body, 200, { 'Content-Type': type, 'Cache-Control': cache })
    }

  const robots = file(TYPES.text, async ({ origin }) => robotsTxt(origin, await isSamplePublic(db, config.publicUrl)))
  routes.get(DISCOVERY_FILES.robots, robots)
  const security = async ({ origin }: { origin: string }) =>
    securityTxt(origin, await getSettings(db, DEFAULT_LOCALE), now())
  routes.get(SECURITY_TXT, file(TYPES.text, security, DAILY))
  const manifest = file(TYPES.manifest, async ({ origin }) => {
    const settings = withNames(await getSettings(db, DEFAULT_LOCALE), DEFAULT_LOCALE, origin)
    return JSON.stringify(webManifest(settings, await getBrand(db)))
  })
  routes.get(DISCOVERY_FILES.manifest, manifest)
  routes.get(DISCOVERY_FILES.sitemap, file(TYPES.xml, sitemapIndex))
  routes.get('/:file{sitemap-[a-z-]+-\\d+\\.xml}', (context, next) => {
    const { name, part = 0 } = parseSitemapPath(context.req.path) ?? {}
    if (!name) return next()
    const make = async (from: ReturnType<typeof partsFor>) =>
      sitemap(name, part, { ...from, pageLocales: publicLocales(await languagesNow()) })
    return file(TYPES.xml, make)(context)
  })
  for (const name of Object.keys(FEED_FILES) as FeedName[]) {
    const { atom, json } = FEED_FILES[name]
    for (const locale of PAGE_LOCALES) {
      const toShown = async (context: Context, next: Next) => {
        const shown = shownLocale(await languagesNow(), locale)
        return shown === locale ? next() : context.redirect(localePath(shown, splitLocale(context.req.path).path), 302)
      }
      const atomFile = file(TYPES.atom, (from) => atomFeed(name, { ...from, locale }))
      routes.get(localePath(locale, atom), toShown, atomFile)
      const jsonFile = file(TYPES.json, async (from) => JSON.stringify(await jsonFeed(name, { ...from, locale })))
      routes.get(localePath(locale, json), toShown, jsonFile)
    }
  }
  return routes
}

/** RFC 9116 recommends less than a year. */
const EXPIRES_AFTER_DAYS = 180

/** The sample content is not disallowed: crawlers must be able to read its `noindex`. */
function robotsTxt(origin: string, isSamplePublic: boolean): string {
  const lines = ['User-agent: *', 'Disallow: /*?preview=', 'Disallow: /*&preview=']
  if (!isSamplePublic) lines.push('', `Sitemap: ${origin}${DISCOVERY_FILES.sitemap}`)
  return `${lines.join('\n')}\n`
}

/** RFC 9116. Undefined without a contact that it allows. */
export function securityTxt(origin: string, { email }: Pick<Settings, 'email'>, now: Date): string | undefined {
  const isSecure = origin.startsWith('https:')
  const contacts = [...(email ? [`mailto:${email}`] : []), ...(isSecure ? [origin + href('contact')] : [])]
  if (contacts.length === 0) return undefined
  const expires = new Date(Math.floor(now.getTime() / DAY + EXPIRES_AFTER_DAYS) * DAY)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    ...(isSecure ? [`Canonical: ${origin}${SECURITY_TXT}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
