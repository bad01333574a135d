import type { Plugin } from 'vite'
import type { PageLocale } from '../../../../contract/page-locales.ts'
import { chunks } from './chunks.ts'
import { inPage } from './in-page.ts'
import { unusedParts } from './unused-parts.ts'
import { words } from './words.ts'

/** Each plugin can be left out: pages then weigh more, and work. @param locale of the browser's build */
export const delivery = (locale: PageLocale): Plugin[] => [inPage(), words(locale), unusedParts(), chunks()]
