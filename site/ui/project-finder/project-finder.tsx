import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { lists } from '../../lists.words.ts'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { words as statuses } from '../status/words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useFieldsFollowAddress } from '../form/use-fields-follow-address.ts'
import { Cell, ListCell } from './finder-cells.tsx'
import { NoticeFilters, type NoticeChoices } from './notice-filters.tsx'
import { PlaceOptions, ServiceOptions, type PlaceChoice } from './finder-options.tsx'
import { chosenProvinces } from './find-projects.ts'
import { PROJECT_FILTERS, projectSearchAddress, readProjectSearch, type ProjectSearch } from './project-search.ts'
import { useChoices } from './use-choices.ts'
import { words } from './words.ts'
import styles from './project-finder.css?inline'

export interface FinderChoices extends NoticeChoices {
  statuses: { status: ProjectStatus; count: number }[]
  provinces: (PlaceChoice & { number: number })[]
  districts: (PlaceChoice & { province: number })[]
  services: Record<string, number>
  /** Such as 2081/82, the newest first. */
  fiscalYears: { fiscalYear: string; count: number }[]
}

/** Chosen elsewhere, such as on /capabilities, and kept by every other choice. */
const KEPT = ['view', 'client', 'until'] as const

/** Submitted by the visitor. */
const TYPED = new Set<string>(['search', 'atLeast', 'atMost', 'since'])

/** A plain form; with JavaScript, each choice submits it. On a phone all but the words are collapsed. */
export function ProjectFinder({ search, choices }: { search: ProjectSearch; choices: FinderChoices }) {
  const t = useWords(words)
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
  const typed = { atLeast: digits(search.atLeast), atMost: digits(search.atMost), since: digits(search.since) }
  useFieldsFollowAddress(form, { ...search, ...typed })
  useEffect(() => {
    // Applies choices from before hydration; words are submitted by the visitor.
    const fields = readProjectSearch(new FormData(form.current!))
    const names = [...PROJECT_FILTERS, 'sort'] as const
    if (names.some((name) => !TYPED.has(name) && fields[name] !== search[name])) submit()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])
  const folded = PROJECT_FILTERS.filter((name) => name !== 'search' && search[name] !== '').length
  const anyStatus = choices.statuses.reduce((sum, { count }) => sum + count, 0)
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
        <Cell label={t.search} className="finder__words">
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
          <summary>{t.filters(folded)}</summary>
        </details>
        <div className="finder__filters">
          <div className="finder__cell finder__statuses" role="radiogroup" aria-labelledby={statusId}>
            <span className="finder__label" id={statusId}>
              {t.status}
            </span>
            <div className="finder__line">
              <StatusChoice value="" label={t.any} count={anyStatus} chosen={search.status} onChoose={choose} />
              {choices.statuses.map(({ status, count }) => (
                <StatusChoice
                  key={status}
                  value={status}
                  label={statusNames[status]}
                  count={count}
                  chosen={search.status}
                  onChoose={choose}
                />
              ))}
            </div>
          </div>
          <ListCell
            label={t.province}
            name="province"
            value={search.province}
            onChoose={() => {
              // A district of another province would find nothing.
              const district = form.current?.elements.namedItem('district')
              if (district instanceof HTMLSelectElement) district.value = ''
              choose()
            }}
          >
            <option value="">{t.provinces}</option>
            {search.province.includes(',') && (
              <option value={search.province}>
                {and(chosenProvinces(search, choices.provinces).map(({ name }) => name))}
              </option>
            )}
            <PlaceOptions places={choices.provinces} chosen={search.province} />
          </ListCell>
          <ListCell label={t.district} name="district" value={search.district} onChoose={choose}>
            <option value="">{t.districts}</option>
            {choices.provinces
              .map(({ number, name }) => ({
                name,
                places: choices.districts.filter(({ province }) => province === number),
              }))
              .filter(({ places }) => places.length > 0)
              .map(({ name, places }) => (
                <optgroup key={name} label={name}>
                  <PlaceOptions places={places} chosen={search.district} />
                </optgroup>
              ))}
          </ListCell>
          <ListCell label={t.service} name="service" value={search.service} onChoose={choose}>
            <option value="">{t.services}</option>
            <ServiceOptions counts={choices.services} />
          </ListCell>
          <ListCell label={t.year} name="fiscalYear" value={search.fiscalYear} onChoose={choose}>
            <option value="">{t.years}</option>
            {choices.fiscalYears.map(({ fiscalYear, count }) => (
              <option key={fiscalYear} value={fiscalYear} disabled={count === 0 && fiscalYear !== search.fiscalYear}>
                {t.counted(digits(fiscalYear), count)}
              </option>
            ))}
          </ListCell>
          <ListCell label={t.order} name="sort" value={search.sort} onChoose={choose}>
            <option value="">{t.ours}</option>
            <option value="newest">{t.newest}</option>
            <option value="oldest">{t.oldest}</option>
          </ListCell>
          <NoticeFilters search={search} choices={choices} onChoose={choose} />
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

interface StatusChoiceProps {
  value: string
  label: string
  count: number
  chosen: string
  onChoose: () => void
}

function StatusChoice({ value, label, count, chosen, onChoose }: StatusChoiceProps) {
  return (
    <label className="finder__status">
      <input
        type="radio"
        name="status"
        value={value}
        defaultChecked={value === chosen}
        disabled={count === 0 && value !== '' && value !== chosen}
        onChange={onChoose}
      />
      {label} <small>{useWords(numbers).digits(count)}</small>
    </label>
  )
}
