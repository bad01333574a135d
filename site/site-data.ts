import { useRouteLoaderData } from 'react-router'
import type { loadSite } from './server-pages.ts'

/** Shared by all pages. */
export type SiteData = Awaited<ReturnType<typeof loadSite>>

/** Undefined on an error page without the layout. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
