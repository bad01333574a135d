import { href } from '../../contract/addresses.ts'
import type { Route } from './+types/accessibility.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { LegalPage, toLegalText } from '../ui/legal-page/legal-page.tsx'

const load = (async (api) => toLegalText(await api.getPage('accessibility'))) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title,
    description: loaderData?.summary,
    path: href('accessibility'),
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
