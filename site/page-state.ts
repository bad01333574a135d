import type { HydrationState } from 'react-router'

/** What the browser needs of the server's rendering to take a page over, as JSON. */
export interface PageState extends HydrationState {
  /** A key of the table in routes.ts. */
  page: string
}
