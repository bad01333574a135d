import type { SiteData } from './site-data.ts'

export interface SharedPicture {
  url: string
  alt: string
  /** Pixels. */
  width: number
  height: number
}

/** All that an extra adds to pages. */
export interface SiteFeature {
  /** Of links to pages without a large picture of their own. */
  sharedPicture?: (site: SiteData) => SharedPicture
}

/** Found by place. A function, so that code of the server alone takes no bytes of pages. */
export function siteFeatures(): SiteFeature[] {
  const extras = import.meta.glob<{ feature: SiteFeature }>('../extras/*/site/feature.ts', { eager: true })
  return Object.values(extras).map(({ feature }) => feature)
}
