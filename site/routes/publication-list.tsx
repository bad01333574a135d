import { ADDRESSES, href } from '../../contract/addresses.ts'
import type { Publication } from '../../contract/publications/publication.ts'
import { ApiError } from '../api/api-error.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { PublicationEntry } from '../ui/publication/publication-entry.tsx'
import { PublicationFilters, type PublicationChoice } from '../ui/publication/publication-filters.tsx'
import styles from '../ui/publication/publication.css?inline'
import { words } from '../ui/publication/words.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { useLocale, useWords, wordsIn } from '../words.ts'

/** A list that is short by nature: all of it says which choices lead to something. */
const ALL = 10_000

export const load = (async (api, { url, locale }) => {
  const chosen = { kind: url.searchParams.get('kind') ?? '', language: url.searchParams.get('language') ?? '' }
  const { kinds, languages } = wordsIn(words, locale)
  if (!(chosen.kind in { '': '', ...kinds } && chosen.language in { '': '', ...languages }))
    throw new ApiError(404, { message: 'There are no such publications' })
  const { data } = await api.listPublications({ limit: ALL })
  const ofKind = data.filter(({ kind }) => chosen.kind === '' || kind === chosen.kind)
  const ofLanguage = data.filter(({ language }) => chosen.language === '' || language === chosen.language)
  return {
    chosen,
    counts: { kind: countBy(ofLanguage, 'kind'), language: countBy(ofKind, 'language') },
    publications: ofKind.filter((one) => ofLanguage.includes(one)),
  }
}) satisfies Load<unknown>

const countBy = (publications: Publication[], of: keyof PublicationChoice): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(publications, (one) => one[of])].map(([value, some]) => [value, some.length]))

export default function PublicationList({ loaderData }: PageProps<typeof load>) {
  const { chosen, counts, publications } = loaderData
  const t = useWords(words)
  const isAll = chosen.kind === '' && chosen.language === ''
  return (
    <>
      <ComponentStyles name="publication" css={styles} />
      <PageHeading
        title={ADDRESSES.publications.name[useLocale()]}
        facts={isAll ? [{ label: t.items, value: publications.length }] : undefined}
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
          <MessagePanel title={t.none} more={{ label: t.every, to: href('publications') }} />
        )}
      </div>
    </>
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: ADDRESSES.publications.name[localeOf(matches)],
    path: href('publications', loaderData.chosen),
  })
}
