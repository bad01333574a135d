import { href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { words } from '../ui/about/words.ts'
import { wordsIn } from '../words.ts'
import { AboutText } from '../ui/about/about-text.tsx'
import { loadAboutText } from '../ui/about/load-about-text.ts'

export const load = ((api) => loadAboutText(api)) satisfies Load<unknown>

export default function About({ loaderData }: PageProps<typeof load>) {
  return <AboutText about={loaderData} />
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: wordsIn(words, localeOf(matches)).about,
    description: loaderData?.story.summary,
    path: href('about'),
    image: loaderData?.story.picture,
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
