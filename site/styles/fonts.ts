import type { PageLocale } from '../../contract/page-locales.ts'
import devanagariBold from './fonts/noto-sans-devanagari-bold.woff2?url'
import devanagari from './fonts/noto-sans-devanagari-regular.woff2?url'
import headingFont from './fonts/archivo-narrow.woff2?url'
import textFont from './fonts/noto-sans-latin.woff2?url'

/** For the first view; fonts.css names all fonts. */
export const preloadedFonts: Record<PageLocale, string[]> = {
  en: [headingFont, textFont],
  ne: [devanagari, devanagariBold],
}
