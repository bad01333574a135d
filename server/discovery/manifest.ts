import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Settings } from '../../contract/settings.ts'
import { THEME_COLORS } from '../../contract/theme-colors.ts'

/** W3C Web Application Manifest. */
export function webManifest({ name, shortName, tagline }: Settings): object {
  return {
    name,
    short_name: shortName || name,
    description: tagline,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
