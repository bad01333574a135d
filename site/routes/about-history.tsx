import { href } from '../../contract/addresses.ts'
import type { Route } from './+types/about-history.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { AboutText } from '../ui/about/about-text.tsx'
import { loadAboutText } from '../ui/about/load-about-text.ts'
import { wordsIn } from '../words.ts'
import { words } from './about-history.words.ts'

const load = (async (api) => {
  const [about, timeline] = await Promise.all([loadAboutText(api), api.listTimeline()])
  return {
    about,
    periods: timeline,
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

/** The page About Us with the timeline on it (readings). */
export default function AboutHistory({ loaderData: { about, periods } }: Route.ComponentProps) {
  return <AboutText about={about} periods={periods} />
}

/** `/about` is the canonical address. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: wordsIn(words, localeOf(matches)).title,
    description: loaderData?.about.story.summary,
    path: href('about'),
    image: loaderData?.about.story.picture,
    seo: loaderData?.about.seo && { ...loaderData.about.seo, title: '' },
    locales: loaderData?.about.locales,
  })
}
