import type { News } from '../../../contract/news.ts'
import type { SiteData } from '../../site-data.ts'

/** schema.org NewsArticle. The firm is the author: 'Admin' is nobody. @param path of its page */
export function describeArticle(
  { name, summary, image, createdAt, updatedAt }: Pick<News, 'name' | 'summary' | 'image' | 'createdAt' | 'updatedAt'>,
  { settings, publicUrl, mediaBaseUrl }: SiteData,
  path: string,
): object {
  const firm = { '@type': 'Organization', name: settings.name, url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: name,
    description: summary,
    datePublished: createdAt,
    dateModified: updatedAt,
    author: firm,
    publisher: firm,
    mainEntityOfPage: publicUrl + path,
    ...(image && { image: new URL(mediaBaseUrl + image.url, publicUrl).href }),
  }
}
