import { href } from '../../contract/addresses.ts'
import { LOCAL_LEVEL_KINDS } from '../../contract/places/local-level.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { numbers } from '../numbers.words.ts'
import { pick } from '../pick.ts'
import { pageFromUrl } from '../ui/pagination/pagination.tsx'
import { toRegionData } from '../ui/region/region-data.ts'
import { PlaceLinks, RegionPage } from '../ui/region/region-page.tsx'
import { RegionSection } from '../ui/region/region-map.tsx'
import { words } from '../ui/region/words.ts'
import { useForeign, useLocale, useWords, wordsIn } from '../words.ts'

export const load = (async (api, { params: { slug = '' }, url, locale }) => {
  const page = pageFromUrl(url)
  // First the district: a missing one is 404, while its projects would be an invalid filter.
  const district = await api.getDistrict(slug)
  const { data: projects } = await api.listProjects({ district: slug, page })
  return {
    ...pick(district, ['code', 'name', 'headquarters']),
    province: district.provinceReference,
    neighbours: district.neighbours.map((one) => pick(one, ['slug', 'name', 'projectCount'])),
    localLevels: district.localLevels.map((one) => pick(one, ['code', 'name', 'kind', 'locale'])),
    region: toRegionData(district, { outlines: [district.outline] }, { projects, page, locale }),
  }
}) satisfies Load<unknown>

export default function DistrictDetail({ loaderData: district }: PageProps<typeof load>) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const locale = useLocale()
  const { code, name, headquarters, province, neighbours, localLevels, region } = district
  return (
    <RegionPage
      kind="district"
      title={t.district(name)}
      name={name}
      crumbs={crumbsOf(province, locale)}
      headingFacts={[
        { label: t.code, value: digits(code) },
        { label: t.province, value: <Link to={href('province', { slug: province.slug })}>{province.name}</Link> },
        { label: t.headquarters, value: headquarters },
      ]}
      region={region}
      nearby={neighbours.filter(({ projectCount }) => projectCount > 0)}
    >
      <RegionSection id="neighbours" title={t.neighbours}>
        <PlaceLinks kind="district" places={neighbours} />
      </RegionSection>
      <RegionSection id="local-levels" title={t.localLevels}>
        <LocalLevels levels={localLevels} />
      </RegionSection>
    </RegionPage>
  )
}

type DistrictData = Awaited<ReturnType<typeof load>>

function LocalLevels({ levels }: { levels: DistrictData['localLevels'] }) {
  const t = useWords(words)
  const foreign = useForeign()
  const byKind = Map.groupBy(levels, ({ kind }) => kind)
  return LOCAL_LEVEL_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
    <div key={kind}>
      <h3 className="region__kind">{t.kinds[kind]}</h3>
      <ul className="region__places">
        {byKind.get(kind)!.map(({ code, name, locale }) => (
          <li key={code} lang={foreign(locale)}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  ))
}

const crumbsOf = ({ slug, fullName }: DistrictData['province'], locale: PageLocale) => [
  { label: wordsIn(words, locale).projectsCrumb, to: href('projects') },
  { label: fullName, to: href('province', { slug }) },
]

export function meta({ matches, params: { slug }, loaderData: { name, province, region } }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const t = wordsIn(words, locale)
  const { page, total } = region
  return pageMeta(matches, {
    title: t.district(name),
    description: t.lead(total, name),
    path: href('district', { slug, page: page > 0 ? page + 1 : undefined }),
    page,
    crumbs: crumbsOf(province, locale),
    // A page without projects says too little to be found.
    isHidden: total === 0,
  })
}
