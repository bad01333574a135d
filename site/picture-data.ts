import { LICENCES } from '../contract/pictures/licences.ts'
import type { Picture } from '../contract/pictures/picture.ts'
import type { SiteData } from './site-data.ts'

export const pictureUrl = ({ mediaBaseUrl, publicUrl }: SiteData, { url }: Picture) =>
  new URL(mediaBaseUrl + url, publicUrl).href

/** Its address; with its terms where it has some. */
export function pictureData(site: SiteData, picture: Picture): object | string {
  const { caption, credit, licence } = picture
  const url = pictureUrl(site, picture)
  if (!credit && !licence) return url
  const terms = licence && LICENCES[licence]
  return {
    '@type': 'ImageObject',
    contentUrl: url,
    ...(caption && { caption }),
    ...(credit && { creditText: credit }),
    ...(terms ? { license: terms } : licence && { copyrightNotice: licence }),
  }
}
