import { useRouteLoaderData } from 'react-router'
import type { loadSite } from './server-pages.ts'

/** What all pages share. */
export type SiteData = Awaited<ReturnType<typeof loadSite>>

/** Undefined on an error page without the layout. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
