import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { DEFAULT_LIMIT, SEARCH_LENGTH } from '../../contract/limits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import type { SearchAnswer, SearchKind } from '../../contract/search.ts'
import { Link } from '../link.tsx'
import type { Route } from './+types/search.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import formStyles from '../ui/form/form.css?inline'
import { useFieldsFollowAddress } from '../ui/form/use-fields-follow-address.ts'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { SEARCH_LABELS } from '../ui/search-results/search-labels.ts'
import { SearchFilters, SearchGroups, SearchList } from '../ui/search-results/search-results.tsx'
import styles from '../ui/search-results/search-results.css?inline'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'

const load = (async (api, { url }) => {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_LENGTH)
  const asked = url.searchParams.get('kind') ?? ''
  const kind = asked in SEARCH_LABELS ? (asked as SearchKind) : undefined
  const page = kind ? pageFromUrl(url) : 0
  return { q, kind, page, answer: q ? await api.search({ q, kind, page }) : undefined }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function Search({ loaderData: { q, kind, page, answer } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Search" lead="Projects, services, news, people, clients and places, in English and Nepali." />
      <div className="wrap search-page">
        <ComponentStyles name="form" css={formStyles} />
        <ComponentStyles name="search-results" css={styles} />
        <SearchForm q={q} />
        {answer ? <Found q={q} kind={kind} page={page} answer={answer} /> : <WaysOn />}
      </div>
    </>
  )
}

/** A plain form: without JavaScript, the browser asks for the same address. */
function SearchForm({ q }: { q: string }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFieldsFollowAddress(form, { q })
  return (
    <search>
      <Form ref={form} className="search-form" action={href('search')}>
        <div className="field">
          <label className="field__label" htmlFor={id}>
            What are you looking for?
          </label>
          <input
            className="field__input"
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={SEARCH_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <button className="button" type="submit">
          Search
        </button>
      </Form>
    </search>
  )
}

interface FoundProps {
  q: string
  kind: SearchKind | undefined
  page: number
  answer: SearchAnswer
}

function Found({ q, kind, page, answer: { data, meta } }: FoundProps) {
  return (
    <>
      <p className="search-page__count" role="status">
        {resultText(q, meta.total, kind)}
        {meta.areWordsLeftOut && ` Only the first ${MAX_SEARCH_WORDS} different words were searched for.`}
        {!meta.isComplete && ' The search is being prepared: some results may be missing for a few minutes.'}
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

function resultText(q: string, total: number, kind: SearchKind | undefined): string {
  const where = kind ? ` in ${SEARCH_LABELS[kind].toLowerCase()}` : ''
  if (total === 0) return `No results for “${q}”${where}.`
  return `${total === 1 ? '1 result' : `${total} results`} for “${q}”${where}.`
}

/** Where nothing has all words: the searches with fewer of them, and the best results of those. */
function Nearest({ meta, results }: { meta: SearchAnswer['meta']; results: SearchAnswer['data'] }) {
  if (results.length === 0) return <WaysOn />
  return (
    <section className="search-group" aria-labelledby="nearest">
      <h2 className="search-group__name" id="nearest">
        Nearest results
      </h2>
      <div>
        <p>Nothing has all these words. With fewer of them:</p>
        <ul className="search-ways">
          {meta.nearest.map(({ q, without, total }) => (
            <li key={q}>
              <Link to={href('search', { q })}>
                {total === 1 ? '1 result' : `${total} results`} for “{q}”
              </Link>
              , without {without.map((word) => `“${word}”`).join(' and ')}
            </li>
          ))}
        </ul>
        <SearchList results={results} isMixed />
      </div>
    </section>
  )
}

function WaysOn() {
  return (
    <MessagePanel title="Where to look">
      <p>Try a place, a kind of work or a client: “Karnali”, “पुल”, “water supply”. Spelling need not be exact.</p>
      <p>
        <Link to={href('projects')}>Projects by place and status</Link> · <Link to={href('services')}>Services</Link> ·{' '}
        <Link to={href('news')}>News</Link> · <Link to={href('contact')}>Ask us</Link>
      </p>
    </MessagePanel>
  )
}

/** There is no end of searches: search engines index what they lead to instead. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, {
      title: loaderData?.q ? `Search: ${loaderData.q}` : 'Search',
      description: 'Find projects, services, news, people, clients and places.',
      path: href('search'),
    }),
    { name: 'robots', content: 'noindex' },
  ]
}
