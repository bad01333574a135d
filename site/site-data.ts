import { useRouteLoaderData } from 'react-router'
import type { AddressName } from '../contract/addresses.ts'
import type { SiteTexts } from './texts.ts'
import type { Brand } from '../contract/brand/brand.ts'
import type { PageLocale } from '../contract/page-locales.ts'
import type { Settings } from '../contract/settings/settings.ts'
import type { MenuPage } from '../contract/site-pages/site-page.ts'
import type { ServiceMenuItem } from './service-menu.ts'
import type { OwnHeader } from './menus/own-menus.ts'
import type { NavigationItem } from './ui/site-header/navigation.ts'

export interface SiteData {
  services: ServiceMenuItem[]
  settings: Settings
  /** Pages that have nothing to show yet. */
  absent: AddressName[]
  /** That the firm has added. */
  menu?: MenuPage[] | undefined
  /** Where the firm has changed them. */
  header?: OwnHeader
  footer?: NavigationItem[]
  /** Working days; undefined: the firm does not say so. */
  answeredWithin?: number
  /** HTML (foot.ts), which browsers are not sent a second time. */
  foot?: string
  texts: SiteTexts
  brand: Brand
  locale: PageLocale
  /** Server and browser must show the same. */
  year: number
  csrfToken: string
  publicUrl: string
  mediaBaseUrl: string
  isPreview?: boolean
}

/** Undefined on an error page without the layout. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}
