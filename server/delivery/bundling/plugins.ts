import type { Plugin } from 'vite'
import { checkRouterOutput } from './check-router-output.ts'
import { chunks } from './chunks.ts'
import { dropIdleRouterParts } from './idle-router-parts.ts'
import { inPage } from './in-page.ts'
import { importWithoutPreload } from './preload-helper.ts'

/** Each plugin can be left out: pages then weigh more, and work. */
export function delivery(): Plugin[] {
  return [inPage(), chunks(), importWithoutPreload(), dropIdleRouterParts(), checkRouterOutput()]
}
