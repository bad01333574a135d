import type { PageLocale } from '../../contract/page-locales.ts'

/** In build/server: which files browsers load for the pages of a language (scripts/build.ts). */
export const localeAssets = (locale: PageLocale): string => `assets-${locale}.json`
