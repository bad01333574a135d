import type { Config } from '@react-router/dev/config'
import { DEFAULT_LOCALE } from './contract/locale.ts'
import { toPageLocale } from './contract/page-locales.ts'

export default {
  // The component gallery is a build in development mode, apart from the product, and so are the browser's files of each
  // language but English (scripts/build.ts).
  buildDirectory: buildDirectory(),
  appDirectory: 'site',
  ssr: true,
  // The whole table of routes is small: sending it with the first page saves a request for each discovered link.
  routeDiscovery: { mode: 'initial' },
  // Each page's loader and component share what they load with: apart they would only be more files.
  splitRouteModules: false,
} satisfies Config

function buildDirectory(): string {
  if (process.env['NODE_ENV'] === 'development') return '.component-gallery/build'
  const locale = toPageLocale(process.env['SITE_LOCALE'])
  return locale === DEFAULT_LOCALE ? 'build' : `build/${locale}`
}
