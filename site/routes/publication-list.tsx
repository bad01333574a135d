import { ADDRESSES, href } from '../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../contract/limits.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Publication } from '../../contract/publications/publication.ts'
import { ApiError } from '../api/api-error.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { PublicationEntry } from '../ui/publication/publication-entry.tsx'
import { PublicationFilters, type PublicationChoice } from '../ui/publication/publication-filters.tsx'
import styles from '../ui/publication/publication.css?inline'
import { words } from '../ui/publication/words.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { useLocale, useWords, wordsIn } from '../words.ts'

/** A list that is short by nature: all of it says which choices lead to something. */
const ALL = 10_000

export const load = (async (api, { url }) => {
  const page = pageFromUrl(url)
  const chosen = { kind: url.searchParams.get('kind') ?? '', language: url.searchParams.get('language') ?? '' }
  const { kinds, languages } = wordsIn(words, DEFAULT_LOCALE)
  if (!(chosen.kind in { '': '', ...kinds } && chosen.language in { '': '', ...languages }))
    throw new ApiError(404, { message: 'There are no such publications' })
  const { data } = await api.listPublications({ limit: ALL })
  const ofKind = data.filter(({ kind }) => chosen.kind === '' || kind === chosen.kind)
  const ofLanguage = data.filter(({ language }) => chosen.language === '' || language === chosen.language)
  const found = ofKind.filter((one) => ofLanguage.includes(one))
  return {
    page,
    chosen,
    counts: { kind: countBy(ofLanguage, 'kind'), language: countBy(ofKind, 'language') },
    total: found.length,
    publications: found.slice(page * DEFAULT_LIMIT, (page + 1) * DEFAULT_LIMIT),
  }
}) satisfies Load<unknown>

const countBy = (publications: Publication[], of: keyof PublicationChoice): Record<string, number> =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(publications, (one) => one[of]),
      ([value, some]) => [value, some.length],
    ),
  )

export default function PublicationList({ loaderData }: PageProps<typeof load>) {
  const { page, chosen, counts, total, publications } = loaderData
  const t = useWords(words)
  const isAll = chosen.kind === '' && chosen.language === ''
  return (
    <>
      <ComponentStyles name="publication" css={styles} />
      <PageHeading
        title={ADDRESSES.publications.name[useLocale()]}
        facts={total > 0 && isAll ? [{ label: t.items, value: total }] : undefined}
      />
      <div className="wrap publications">
        <PublicationFilters chosen={chosen} counts={counts} />
        {publications.length > 0 ? (
          <ul className="publications__list">
            {publications.map((publication) => (
              <li key={publication.slug}>
                <PublicationEntry publication={publication} />
              </li>
            ))}
          </ul>
        ) : (
          <MessagePanel title={total > 0 ? t.beyond : t.none}>
            <Link className="more" to={total > 0 ? addressOf(chosen, 0) : href('publications')}>
              {total > 0 ? t.first : t.every}
            </Link>
          </MessagePanel>
        )}
        {publications.length > 0 && (
          <Pagination page={page} total={total} limit={DEFAULT_LIMIT} pageTo={(target) => addressOf(chosen, target)} />
        )}
      </div>
    </>
  )
}

/** Pages count from 0. */
function addressOf(chosen: PublicationChoice, page: number): string {
  return href('publications', { ...chosen, page: page > 0 ? page + 1 : undefined })
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: ADDRESSES.publications.name[localeOf(matches)],
    path: loaderData ? addressOf(loaderData.chosen, loaderData.page) : href('publications'),
    page: loaderData?.page,
  })
}
