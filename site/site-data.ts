import { useRouteLoaderData } from 'react-router'
import type { Settings } from '../contract/settings.ts'
import type { ServiceMenuItem } from './service-menu.ts'

/** What the layout loads on entry and every page may use. */
export interface SiteData {
  services: ServiceMenuItem[]
  settings: Settings
  /** The current year, for the copyright line: server and browser must show the same. */
  year: number
  csrfToken: string
  publicUrl: string
  mediaBaseUrl: string
  /** What is shown is a version that may not be published. */
  isPreview?: boolean
}

/** The layout's data; undefined when the layout itself could not be loaded, and the error page stands alone. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
