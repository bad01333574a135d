import { href } from '../../contract/addresses.ts'
import type { Route } from './+types/about-overview.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { ABOUT_CRUMBS, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { toMapData } from '../ui/nepal-map/map-data.ts'
import { NepalMap } from '../ui/nepal-map/nepal-map.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Section } from '../ui/section/section.tsx'

const load = (async (api) => {
  const [page, districts, provinces] = await Promise.all([
    api.getPage('overview'),
    api.listDistricts(),
    api.listProvinces(),
  ])
  const { title, summary, body, picture } = page
  return {
    title,
    summary,
    body,
    picture,
    map: districts.some(({ projectCount }) => projectCount > 0) ? toMapData(districts, provinces) : null,
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function AboutOverview({ loaderData: { title, summary, body, picture, map } }: Route.ComponentProps) {
  return (
    <>
      <AboutPage title={title} lead={summary} crumbs={ABOUT_CRUMBS}>
        {picture && (
          <Picture
            className="reading-page__picture"
            picture={picture}
            sizes="(min-width: 84rem) 59rem, (min-width: 60rem) calc(95vw - 24rem), 88vw"
            isFirst
          />
        )}
        <RichText html={body} />
      </AboutPage>
      {map && (
        <Section
          title="Where we have worked"
          intro="Every district with a project of ours, from the Tarai to the high Himal."
          isTinted
        >
          <NepalMap data={map} />
        </Section>
      )}
      <Ask about="working with us" subject="Working with you" />
    </>
  )
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title,
    description: loaderData?.summary,
    path: href('overview'),
    image: loaderData?.picture,
    crumbs: ABOUT_CRUMBS,
  })
}
