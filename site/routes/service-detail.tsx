import { href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { loadServicePage, serviceCrumbs } from '../service-page.ts'
import { ServicePage } from '../ui/service/service-page.tsx'

/** At its own address, and at that below its parent. */
export const load = ((api, { params: { slug = '', parent } }) =>
  loadServicePage(api, slug, parent)) satisfies Load<unknown>

export default function ServiceDetail({ loaderData }: PageProps<typeof load>) {
  return <ServicePage service={loaderData} />
}

/** The shorter address is the canonical one. */
export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: loaderData?.name,
    description: loaderData?.summary,
    path: href('service', { slug: params.slug }),
    image: loaderData?.picture,
    crumbs: loaderData && serviceCrumbs(loaderData, localeOf(matches)),
    subject: loaderData && { type: 'service' },
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
