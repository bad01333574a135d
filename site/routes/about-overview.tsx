import type { Route } from './+types/about-overview.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { paths } from '../paths.ts'
import { ABOUT_CRUMBS, AboutPage } from '../ui/about/about-page.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

const load = (async (api) => {
  const { title, summary, body, picture } = await api.getPage('overview')
  return { title, summary, body, picture }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function AboutOverview({ loaderData: { title, summary, body, picture } }: Route.ComponentProps) {
  return (
    <AboutPage title={title} lead={summary} crumbs={ABOUT_CRUMBS}>
      {picture && (
        <Picture
          className="reading-page__picture"
          picture={picture}
          sizes="(min-width: 84rem) 59rem, (min-width: 60rem) calc(95vw - 24rem), 92vw"
          isFirst
        />
      )}
      <RichText html={body} />
    </AboutPage>
  )
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title,
    description: loaderData?.summary,
    path: paths.overview,
    image: loaderData?.picture?.url,
  })
}
