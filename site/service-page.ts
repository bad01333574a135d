import { data } from 'react-router'
import { href } from '../contract/addresses.ts'
import type { PageLocale } from '../contract/page-locales.ts'
import type { SiteApi } from './api/site-api.ts'
import { pick } from './pick.ts'
import { words } from './ui/service/words.ts'
import { wordsIn } from './words.ts'
import { toDownloads } from './ui/publication/download.ts'
import { toProjectSummary } from './ui/card/project-card.tsx'

/** For both addresses of a service (specification section 2); any parent but its own answers 404. */
export async function loadServicePage(api: SiteApi, slug: string, parentSlug?: string) {
  // First the service: a missing one is 404, while its projects would be an invalid filter.
  const service = await api.getService(slug)
  if (parentSlug !== undefined && service.parentService?.slug !== parentSlug) {
    throw data({ message: 'There is no such service' }, { status: 404 })
  }
  const [family, projects] = await Promise.all([
    service.parentService ? api.getService(service.parentService.slug) : service,
    api.listProjects({ service: slug, limit: 3 }),
  ])
  return {
    ...pick(service, ['name', 'summary', 'description', 'picture', 'seo', 'locale', 'locales']),
    slug,
    parent: service.parentService,
    family: pick(family, ['name', 'slug', 'children']),
    projects: projects.data.map(toProjectSummary),
    projectCount: projects.meta.total,
    downloads: toDownloads(service.publications),
  }
}

export type ServicePageData = Awaited<ReturnType<typeof loadServicePage>>

/** The pages above that of a service. */
export function serviceCrumbs({ parent }: Pick<ServicePageData, 'parent'>, locale: PageLocale) {
  return [
    { label: wordsIn(words, locale).services, to: href('services') },
    ...(parent ? [{ label: parent.name, to: href('service', { slug: parent.slug }) }] : []),
  ]
}
