import { createContext } from 'react-router'
import type { SiteApi } from './api/site-api.ts'

/** What the server hands to the pages for one request. */
export interface ServerContext {
  /** The API in the same process. */
  api: SiteApi
  /** Makes the token of the page's `csrf-token` meta tag. */
  csrfToken: () => string
  /** True for a form that a page of this site posted: it carries a token of ours, and names no other origin. */
  isCsrfTokenValid: (token: string, request: Request) => boolean
  /** Origin under which visitors reach the site: canonical addresses begin with it. */
  publicUrl: string
  /** Put before every picture's path; empty: the site's own origin. */
  mediaBaseUrl: string
  /** The page is rendered for a preview. */
  isPreview: boolean
  /** Marks the scripts of this rendering as the site's own; it is taken out again before the page is sent. */
  nonce: string
  /** Waits until the server has answered others: rendering keeps it busy for some milliseconds. */
  beforeRender: () => Promise<void>
  logError: (error: unknown, what: string) => void
}

export const serverContext = createContext<ServerContext>()
