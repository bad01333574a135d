import { createContext } from 'react-router'
import type { PageLocale } from '../contract/page-locales.ts'
import type { SiteApi } from './api/site-api.ts'

export interface ServerContext {
  api: SiteApi
  locale: PageLocale
  csrfToken: () => string
  /** True for a valid token and no other site's origin. */
  isCsrfTokenValid: (token: string, request: Request) => boolean
  publicUrl: string
  /** A prefix of picture paths; empty: the site's own origin. */
  mediaBaseUrl: string
  isPreview: boolean
}

export const serverContext = createContext<ServerContext>()
