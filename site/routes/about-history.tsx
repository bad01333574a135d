import { href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { AboutText } from '../ui/about/about-text.tsx'
import { loadAboutText } from '../ui/about/load-about-text.ts'
import { wordsIn } from '../words.ts'
import { words } from './history.words.ts'

export const load = (async (api) => {
  const [about, timeline] = await Promise.all([loadAboutText(api), api.listTimeline()])
  return { about, periods: timeline }
}) satisfies Load<unknown>

/** The page About Us with the timeline on it (readings). */
export default function AboutHistory({ loaderData: { about, periods } }: PageProps<typeof load>) {
  return <AboutText about={about} periods={periods} />
}

/** `/about` is the canonical address. */
export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: wordsIn(words, localeOf(matches)).title,
    description: loaderData?.about.story.summary,
    path: href('about'),
    at: href('history'),
    image: loaderData?.about.story.picture,
    seo: loaderData?.about.seo && { ...loaderData.about.seo, title: '' },
    locales: loaderData?.about.locales,
  })
}
