// @chunk shared
import { toPageLocale, type PageLocale } from '../contract/page-locales.ts'

/** The language of the page in this browser. Another language is another page, loaded anew. */
export const pageLocale = (): PageLocale => toPageLocale(document.documentElement.lang)
