import { href } from '../../contract/addresses.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { pick } from '../pick.ts'
import { aboutCrumbs, AboutPage } from '../ui/about/about-page.tsx'
import { Ask } from '../ui/ask/ask.tsx'
import { LateBlocks, loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { toMapData } from '../ui/nepal-map/map-data.ts'
import { NepalMap } from '../ui/nepal-map/nepal-map.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Section } from '../ui/section/section.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { headingOf, useText } from '../texts.ts'
import { useLocale, useWords } from '../words.ts'
import { words } from './about-overview.words.ts'

export const load = (async (api) => {
  const [page, districts, provinces] = await Promise.all([
    api.getPage('overview'),
    api.listDistricts(),
    api.listProvinces(),
  ])
  return {
    ...pick(page, ['title', 'summary', 'body', 'ask', 'picture', 'locale', 'locales', 'seo']),
    blocks: await loadPageBlocks(page.blocks, api),
    map: districts.some(({ projectCount }) => projectCount > 0) ? toMapData(districts, provinces) : null,
  }
}) satisfies Load<unknown>

export default function AboutOverview({ loaderData }: PageProps<typeof load>) {
  const { body, picture, map, blocks, locale } = loaderData
  const t = useWords(words)
  const onMap = useText('map')
  return (
    <>
      <AboutPage {...headingOf(loaderData)} crumbs={aboutCrumbs(useLocale())}>
        <Untranslated locale={locale} />
        {picture && (
          <Picture
            className="reading-page__picture"
            picture={picture}
            sizes="(min-width: 84rem) 59rem, (min-width: 60rem) calc(95vw - 24rem), 88vw"
            isFirst
          />
        )}
        <RichText html={body} locale={locale} />
      </AboutPage>
      {map && (
        <Section title={onMap.title} intro={onMap.summary} locale={onMap.locale} isTinted>
          <NepalMap data={map} />
        </Section>
      )}
      {blocks[0] && <LateBlocks blocks={blocks} />}
      <Ask text={loaderData.ask} locale={locale} subject={t.subject} />
    </>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  const { title, summary: description, picture: image, seo, locales } = loaderData
  const crumbs = aboutCrumbs(localeOf(matches))
  return pageMeta(matches, { title, description, path: href('overview'), image, crumbs, seo, locales })
}
