import { href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { loadService, serviceCrumbs, ServicePage } from '../ui/service/service-page.tsx'

/** At its own address, and at that below its parent. */
export const load = ((api, { params: { slug = '', parent } }) => loadService(api, slug, parent)) satisfies Load<unknown>

export default function ServiceDetail({ loaderData }: PageProps<typeof load>) {
  return <ServicePage service={loaderData} />
}

/** The shorter address is the canonical one. */
export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const { name: title, slug, summary: description, picture: image, seo, locales } = loaderData
  const path = href('service', { slug })
  const crumbs = serviceCrumbs(loaderData, localeOf(matches))
  const subject = { type: 'service' } as const
  return pageMeta(matches, { title, description, path, image, crumbs, subject, seo, locales })
}
