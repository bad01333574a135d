import type { HydrationState } from 'react-router'

/** The server's rendering as the browser needs it to take a page over, as JSON. */
export interface PageState extends HydrationState {
  /** A key of the table in routes.ts. */
  page: string
}
