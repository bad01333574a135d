import { href } from '../../contract/addresses.ts'
import type { Route } from './+types/service-detail-nested.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { loadServicePage, serviceCrumbs } from '../service-page.ts'
import { ServicePage } from '../ui/service/service-page.tsx'

const load = ((api, { params: { slug = '', parent } }) => loadServicePage(api, slug, parent)) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function ServiceDetailNested({ loaderData }: Route.ComponentProps) {
  return <ServicePage service={loaderData} />
}

/** The shorter address is the canonical one. */
export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.name,
    description: loaderData?.summary,
    path: href('service', { slug: params.slug }),
    image: loaderData?.picture,
    crumbs: loaderData && serviceCrumbs(loaderData, localeOf(matches)),
    subject: loaderData && { type: 'service', ...loaderData },
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
