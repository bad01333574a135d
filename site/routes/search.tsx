import { Fragment } from 'react'
import { href } from '../../contract/addresses.ts'
import { DEFAULT_LIMIT, SEARCH_LENGTH } from '../../contract/limits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import type { SearchAnswer, SearchKind } from '../../contract/search/search.ts'
import { Link } from '../link.tsx'
import type { DataOf, Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { SearchForm } from '../ui/form/search-form.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { SearchFilters, SearchGroups, SearchList } from '../ui/search-results/search-results.tsx'
import styles from '../ui/search-results/search-results.css?inline'
import { kindNamesIn, useKindNames } from '../ui/search-results/words.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { usePresence } from '../texts.ts'
import { useWords, wordsIn } from '../words.ts'
import { words } from './search.words.ts'

export const load = (async (api, { url, locale }) => {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_LENGTH)
  const asked = url.searchParams.get('kind') ?? ''
  const kind = asked in kindNamesIn(locale) ? (asked as SearchKind) : undefined
  const page = kind ? pageFromUrl(url) : 0
  return { q, kind, page, answer: q ? await api.search({ q, kind, page }) : undefined }
}) satisfies Load<unknown>

export default function Search({ loaderData: { q, kind, page, answer } }: PageProps<typeof load>) {
  const t = useWords(words)
  return (
    <>
      <PageHeading title={t.title} lead={t.lead} />
      <div className="wrap search-page">
        <ComponentStyles name="search-results" css={styles} />
        <SearchForm action={href('search')} name="q" label={t.question} value={q} />
        {answer ? <Found q={q} kind={kind} page={page} answer={answer} /> : <WaysOn />}
      </div>
    </>
  )
}

type FoundProps = DataOf<typeof load> & { answer: SearchAnswer }

function Found({ q, kind, page, answer: { data, meta } }: FoundProps) {
  const t = useWords(words)
  const names = useKindNames()
  return (
    <>
      <p className="search-page__count" role="status">
        {t.count(meta.total, q, kind && names[kind])}
        {meta.areWordsLeftOut && ` ${t.leftOut(MAX_SEARCH_WORDS)}`}
        {!meta.isComplete && ` ${t.incomplete}`}
      </p>
      {meta.counts.length > 0 && <SearchFilters q={q} kind={kind} counts={meta.counts} />}
      {meta.counts.length === 0 && <Nearest meta={meta} results={data} />}
      {meta.counts.length > 0 && !kind && <SearchGroups q={q} results={data} counts={meta.counts} />}
      {meta.counts.length > 0 && kind && <SearchList results={data} level="h2" />}
      {kind && (
        <Pagination
          page={page}
          total={meta.total}
          limit={DEFAULT_LIMIT}
          pageTo={(target) => href('search', { q, kind, page: target > 0 ? target + 1 : undefined })}
        />
      )}
    </>
  )
}

/** Where nothing has all words: the searches with fewer of them, and the best results of those. */
function Nearest({ meta, results }: { meta: SearchAnswer['meta']; results: SearchAnswer['data'] }) {
  const t = useWords(words)
  if (results.length === 0) return <WaysOn />
  return (
    <section className="search-group" aria-labelledby="nearest">
      <h2 className="search-group__name" id="nearest">
        {t.nearest}
      </h2>
      <div>
        <p>{t.fewer}</p>
        <ul className="search-ways">
          {meta.nearest.map(({ q, without, total }) => (
            <li key={q}>
              <Link to={href('search', { q })}>{t.countOf(total, q)}</Link>
              {t.without(without)}
            </li>
          ))}
        </ul>
        <SearchList results={results} isMixed />
      </div>
    </section>
  )
}

function WaysOn() {
  const t = useWords(words)
  const isThere = usePresence()
  return (
    <MessagePanel title={t.where}>
      <p>{t.hint}</p>
      <p>
        {(['projects', 'services', 'news'] as const).filter(isThere).map((name) => (
          <Fragment key={name}>
            <Link to={href(name)}>{t[name]}</Link> ·{' '}
          </Fragment>
        ))}
        <Link to={href('contact')}>{t.ask}</Link>
      </p>
    </MessagePanel>
  )
}

/** There is no end of searches: search engines index what they lead to instead. */
export function meta({ matches, loaderData: { q } }: MetaArgs<typeof load>) {
  const t = wordsIn(words, localeOf(matches))
  return pageMeta(matches, {
    title: q ? t.titleOf(q) : t.title,
    description: t.description,
    path: href('search'),
    isHidden: true,
  })
}
