import { expect, test } from 'vitest'
import { ADDRESSES } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'
import { HEALTH_PATHS, isServedAddress } from '../../contract/redirects/served-address.ts'
import { createBrowserFileRoutes } from '../../server/core/delivery/browser-files.ts'
import { HYDRATION_PATH } from '../../server/core/delivery/cache-key.ts'
import { createDiscoveryRoutes } from '../../server/discovery/routes.ts'
import { createAdminRoutes } from '../../server/rendering/admin.ts'
import { createPictureRoutes } from '../../server/core/pictures/picture-routes.ts'
import { FEATURES } from '../../server/features.ts'
import { EXTRAS } from '../extras.ts'

const environment = Object.assign({}, ...EXTRAS.map((extra) => extra.environment)) as object
const parts = { config: { mode: 'production', publicUrl: undefined } } as never
/** Paths that the server registers; one of a feature with parameters may have no answer. */
const routes = [
  createBrowserFileRoutes(),
  createDiscoveryRoutes(parts),
  createPictureRoutes(parts),
  createAdminRoutes(parts),
  ...FEATURES.flatMap(({ formRoutes }) => formRoutes?.({ now: () => new Date(), environment } as never) ?? []),
].flatMap((router) => router.routes.map(({ path }) => path))
const ofFeatures = FEATURES.flatMap(({ routes }) => routes?.({ workshop: {}, environment } as never).routes ?? [])

test.each([
  ...routes.filter((path) => !/^\/:|^\/\*$/.test(path)),
  ...ofFeatures.flatMap(({ path }) => (path.includes(':') ? [] : path)),
  ...Object.values(HEALTH_PATHS),
  `${HYDRATION_PATH}/news`,
  ...Object.values(ADDRESSES)
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path }) => PAGE_LOCALES.map((locale) => localePath(locale, path))),
])('no redirect can be made from %s, which the server answers', (path) => {
  expect(isServedAddress(path.replaceAll(/:\w+(\{[^}]*\})?|\*/g, 'x'))).toBe(true)
})

test.each([
  '/old',
  '/?p=12',
  '/news?p=12',
  '/projects/moved',
  '/ne/old',
  '/health',
  '/documents/report.pdf',
  '/logo.png',
])('a redirect can be made from %s', (path) => expect(isServedAddress(path)).toBe(false))
