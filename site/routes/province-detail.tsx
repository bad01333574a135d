import { href } from '../../contract/addresses.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { numbers } from '../numbers.words.ts'
import { pageFromUrl } from '../ui/pagination/pagination.tsx'
import { toRegionData } from '../ui/region/region-data.ts'
import { PlaceLinks, RegionPage } from '../ui/region/region-page.tsx'
import { RegionSection } from '../ui/region/region-map.tsx'
import { words } from '../ui/region/words.ts'
import { useLocale, useWords, wordsIn } from '../words.ts'

export const load = (async (api, { params: { slug = '' }, url, locale }) => {
  const page = pageFromUrl(url)
  const province = await api.getProvince(slug)
  const { data: projects } = await api.listProjects({ province: slug, page })
  const { number, fullName, capital, districts, neighbours } = province
  const shapes = {
    outlines: districts.map(({ outline }) => outline),
    labelPoints: districts.map(({ labelPoint }) => labelPoint),
  }
  return {
    number,
    name: fullName,
    capital,
    districts: districts.map(({ slug, name, projectCount }) => ({ slug, name, projectCount })),
    neighbours: neighbours.map(({ slug, fullName }) => ({ slug, name: fullName })),
    region: toRegionData(province, shapes, { projects, page, locale }),
  }
}) satisfies Load<unknown>

export default function ProvinceDetail({ loaderData: province }: PageProps<typeof load>) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const locale = useLocale()
  const { number, name, capital, districts, neighbours, region } = province
  return (
    <RegionPage
      kind="province"
      title={name}
      name={name}
      crumbs={crumbsOf(locale)}
      headingFacts={[
        { label: t.number, value: digits(number) },
        { label: t.capital, value: capital },
      ]}
      region={region}
      districts={districts}
      nearby={neighbours}
    >
      <RegionSection id="districts" title={t.districts}>
        <PlaceLinks kind="district" places={districts.toSorted((a, b) => a.name.localeCompare(b.name, locale))} />
      </RegionSection>
      <RegionSection id="neighbours" title={t.provinces}>
        <PlaceLinks kind="province" places={neighbours} />
      </RegionSection>
    </RegionPage>
  )
}

const crumbsOf = (locale: PageLocale) => [{ label: wordsIn(words, locale).projectsCrumb, to: href('projects') }]

export function meta({ matches, params: { slug }, loaderData: { name, region } }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const { page, total } = region
  return pageMeta(matches, {
    title: name,
    description: wordsIn(words, locale).lead(total, name),
    path: href('province', { slug, page: page > 0 ? page + 1 : undefined }),
    page,
    crumbs: crumbsOf(locale),
    // A page without projects says too little to be found.
    isHidden: total === 0,
  })
}
