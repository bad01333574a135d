import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { declared, PAGE_FILTERS, type PageFilterName } from '../../../contract/project-filters.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { lists } from '../../lists.words.ts'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { words as statuses } from '../status/words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useFieldsFollowAddress } from '../form/use-fields-follow-address.ts'
import { byFact, chosenProvinces, isTyped, type Choices } from './find-projects.ts'
import { Cell, FilterField, ListCell } from './filter-field.tsx'
import { eachFilter, projectSearchAddress, readProjectSearch, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'
import styles from './project-finder.css?inline'

const at = (place: string) => PAGE_FILTERS.filter((name) => declared(name).at === place)
/** Chosen elsewhere, such as on /capabilities, and kept by every other choice. */
const KEPT = ['view', ...at('kept')] as const
/** The year, which is asked with any of the others, comes last. */
const NOTICE = [...at('notice').filter((name) => name !== 'since'), 'since'] as const

/** A plain form; with JavaScript, each choice submits it. On a phone all but the words are collapsed. */
export function ProjectFinder({ search, choices }: { search: ProjectSearch; choices: Choices }) {
  const t = useWords(words)
  const { filters } = t
  const statusNames = useWords(statuses)
  const { and } = useWords(lists)
  const { digits } = useWords(numbers)
  const form = useRef<HTMLFormElement>(null)
  const submit = () => form.current?.requestSubmit()
  const { choose, noteKey, notePointer } = useChoices(submit)
  const statusId = useId()
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(projectSearchAddress(readProjectSearch(new FormData(event.currentTarget))))
  }
  useFieldsFollowAddress(form, {
    ...search,
    ...eachFilter((name) => (declared(name).at === 'notice' && isTyped(name) ? digits(search[name]) : search[name])),
  })
  useEffect(() => {
    // Applies choices from before hydration; words are submitted by the visitor.
    const fields = readProjectSearch(new FormData(form.current!))
    const names = [...PAGE_FILTERS.filter((name) => !isTyped(name)), 'sort'] as const
    if (names.some((name) => fields[name] !== search[name])) submit()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])
  const field = (name: PageFilterName) => ({ name, search, choices, onChoose: choose })
  const hasChoices = (name: string) => choices[name as keyof Choices]?.length !== 0
  const folded = PAGE_FILTERS.filter((name) => name !== 'search' && search[name] !== '').length
  const anyStatus = choices.status.reduce((sum, { count }) => sum + count, 0)
  return (
    <search className="finder">
      <ComponentStyles name="project-finder" css={styles} />
      <Form
        discover="none"
        ref={form}
        className="finder__form"
        action={href('projects')}
        onSubmit={find}
        onKeyDown={noteKey}
        onPointerDown={notePointer}
      >
        {KEPT.map((name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />)}
        <Cell label={filters.search.label} className="finder__words">
          {(id) => (
            <>
              <input
                className="finder__field"
                id={id}
                type="search"
                name="search"
                defaultValue={search.search}
                maxLength={SEARCH_LENGTH}
              />
              <button className="button" type="submit">
                {t.find}
              </button>
            </>
          )}
        </Cell>
        <details className="finder__more">
          <summary>{t.folded(folded)}</summary>
        </details>
        <div className="finder__filters">
          <div className="finder__cell finder__statuses" role="radiogroup" aria-labelledby={statusId}>
            <span className="finder__label" id={statusId}>
              {filters.status.label}
            </span>
            <div className="finder__line">
              {[{ value: '', count: anyStatus }, ...choices.status].map(({ value, count }) => (
                <label key={value} className="finder__status">
                  <input
                    type="radio"
                    name="status"
                    value={value}
                    defaultChecked={value === search.status}
                    disabled={count === 0 && value !== '' && value !== search.status}
                    onChange={choose}
                  />
                  {value === '' ? filters.status.any : statusNames[value as ProjectStatus]}{' '}
                  <small>{digits(count)}</small>
                </label>
              ))}
            </div>
          </div>
          <FilterField
            {...field('province')}
            onChoose={() => {
              // A district of another province would find nothing.
              const district = form.current?.elements.namedItem('district')
              if (district instanceof HTMLSelectElement) district.value = ''
              choose()
            }}
          >
            {search.province.includes(',') && (
              <option value={search.province}>
                {and(chosenProvinces(search, choices.province).map(({ name = '' }) => name))}
              </option>
            )}
          </FilterField>
          {at('first')
            .filter((name) => !['status', 'province'].includes(name))
            .map((name) => (
              <FilterField key={name} {...field(name)} />
            ))}
          <ListCell label={t.order} name="sort" value={search.sort} onChoose={choose}>
            <option value="">{t.ours}</option>
            <option value="newest">{t.newest}</option>
            <option value="oldest">{t.oldest}</option>
          </ListCell>
          {/* Conditions of notices for similar work; folded while none of them is chosen. */}
          <details className="finder__notice" open={NOTICE.some((name) => search[name] !== '') || undefined}>
            <summary>{t.notice(byFact(choices.fact).map(([one]) => one!.label ?? ''))}</summary>
            <div className="finder__asked">
              {NOTICE.filter((name) => hasChoices(declared(name).of ?? name)).map((name) => (
                <FilterField key={name} {...field(name)} />
              ))}
              <div className="finder__cell finder__find">
                <button className="button" type="submit">
                  {t.find}
                </button>
              </div>
            </div>
          </details>
          <noscript>
            <button className="button finder__again" type="submit">
              {t.find}
            </button>
          </noscript>
        </div>
      </Form>
    </search>
  )
}

/** How long a visitor pauses before a choice made with arrow keys is searched for, in milliseconds. */
const PAUSE = 700

/** Arrow keys change a closed list at each press: the search waits for a pause. A choice by pointer is made at once. */
function useChoices(submit: () => void) {
  const isByKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    choose() {
      clearTimeout(timer.current)
      if (isByKey.current) timer.current = setTimeout(submit, PAUSE)
      else submit()
    },
    noteKey: () => void (isByKey.current = true),
    notePointer: () => void (isByKey.current = false),
  }
}
