import type { Plugin } from 'vite'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { checkRouterOutput } from './check-router-output.ts'
import { chunks } from './chunks.ts'
import { dropIdleRouterParts } from './idle-router-parts.ts'
import { inPage } from './in-page.ts'
import { importWithoutPreload } from './preload-helper.ts'
import { words } from './words.ts'

/** Each plugin can be left out: pages then weigh more, and work. @param locale of the browser's build */
export function delivery(locale: PageLocale): Plugin[] {
  const plugins = [inPage(), words(locale), chunks(), importWithoutPreload(), dropIdleRouterParts()]
  return locale === DEFAULT_LOCALE ? [...plugins, checkRouterOutput()] : plugins
}
