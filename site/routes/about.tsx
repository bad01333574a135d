import { href } from '../../contract/addresses.ts'
import type { Route } from './+types/about.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { words } from '../ui/about/words.ts'
import { wordsIn } from '../words.ts'
import { AboutText } from '../ui/about/about-text.tsx'
import { loadAboutText } from '../ui/about/load-about-text.ts'

const load = ((api) => loadAboutText(api)) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutText about={loaderData} />
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: wordsIn(words, localeOf(matches)).about,
    description: loaderData?.story.summary,
    path: href('about'),
    image: loaderData?.story.picture,
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
