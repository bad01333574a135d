import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import type { ProjectStatus } from '../../../contract/project-status.ts'
import { useSiteData } from '../../site-data.ts'
import { STATUS_LABELS } from '../status/status.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useFieldsFollowAddress } from '../form/use-fields-follow-address.ts'
import { PROJECT_FILTERS, projectSearchAddress, readProjectSearch, type ProjectSearch } from './project-search.ts'
import styles from './project-finder.css?inline'

export interface PlaceChoice {
  slug: string
  name: string
  count: number
}

export interface FinderChoices {
  statuses: { status: ProjectStatus; count: number }[]
  provinces: (PlaceChoice & { number: number })[]
  districts: (PlaceChoice & { province: number })[]
  services: Record<string, number>
}

/** A plain form; with JavaScript, each choice submits it. On a phone all but the words are collapsed. */
export function ProjectFinder({ search, choices }: { search: ProjectSearch; choices: FinderChoices }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = () => form.current?.requestSubmit()
  const { choose, noteKey, notePointer } = useChoices(submit)
  const statusId = useId()
  const navigate = useNavigate()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(projectSearchAddress(readProjectSearch(new FormData(event.currentTarget))))
  }
  useFieldsFollowAddress(form, { ...search })
  useEffect(() => {
    // Applies choices from before hydration; words are submitted by the visitor.
    const fields = readProjectSearch(new FormData(form.current!))
    if (PROJECT_FILTERS.some((name) => name !== 'search' && fields[name] !== search[name])) submit()
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [])
  const folded = PROJECT_FILTERS.filter((name) => name !== 'search' && search[name] !== '').length
  const anyStatus = choices.statuses.reduce((sum, { count }) => sum + count, 0)
  return (
    <search className="finder">
      <ComponentStyles name="project-finder" css={styles} />
      <Form
        ref={form}
        className="finder__form"
        action={href('projects')}
        onSubmit={find}
        onKeyDown={noteKey}
        onPointerDown={notePointer}
      >
        {search.view && <input type="hidden" name="view" value={search.view} />}
        <Cell label="Search" className="finder__words">
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
                Find
              </button>
            </>
          )}
        </Cell>
        <details className="finder__more">
          <summary>{folded > 0 ? `Filters (${folded})` : 'Filters'}</summary>
        </details>
        <div className="finder__filters">
          <div className="finder__cell finder__statuses" role="radiogroup" aria-labelledby={statusId}>
            <span className="finder__label" id={statusId}>
              Status
            </span>
            <div className="finder__line">
              <StatusChoice value="" label="Any" count={anyStatus} chosen={search.status} onChoose={choose} />
              {choices.statuses.map(({ status, count }) => (
                <StatusChoice
                  key={status}
                  value={status}
                  label={STATUS_LABELS[status]}
                  count={count}
                  chosen={search.status}
                  onChoose={choose}
                />
              ))}
            </div>
          </div>
          <Cell label="Province">
            {(id) => (
              <select
                className="finder__field"
                id={id}
                name="province"
                defaultValue={search.province}
                onChange={() => {
                  // A district of another province would find nothing.
                  const district = form.current?.elements.namedItem('district')
                  if (district instanceof HTMLSelectElement) district.value = ''
                  choose()
                }}
              >
                <option value="">All provinces</option>
                <PlaceOptions places={choices.provinces} chosen={search.province} />
              </select>
            )}
          </Cell>
          <Cell label="District">
            {(id) => (
              <select
                className="finder__field"
                id={id}
                name="district"
                defaultValue={search.district}
                onChange={choose}
              >
                <option value="">All districts</option>
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
              </select>
            )}
          </Cell>
          <Cell label="Service">
            {(id) => (
              <select className="finder__field" id={id} name="service" defaultValue={search.service} onChange={choose}>
                <option value="">All services</option>
                <ServiceOptions counts={choices.services} />
              </select>
            )}
          </Cell>
          <noscript>
            <button className="button finder__again" type="submit">
              Find
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

function Cell({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={`finder__cell ${className}`}>
      <label className="finder__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
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
      {label} <small>{count}</small>
    </label>
  )
}

function PlaceOptions({ places, chosen }: { places: PlaceChoice[]; chosen: string }) {
  return places.map(({ slug, name, count }) => (
    <option key={slug} value={slug} disabled={count === 0 && slug !== chosen}>
      {name} ({count})
    </option>
  ))
}

function ServiceOptions({ counts }: { counts: Record<string, number> }) {
  const services = useSiteData()?.services ?? []
  return services
    .filter(({ slug, children }) => [slug, ...children.map((child) => child.slug)].some((known) => known in counts))
    .map(({ slug, name, children }) => (
      <optgroup key={slug} label={name}>
        {slug in counts && (
          <option value={slug}>
            All of {name.toLowerCase()} ({counts[slug]})
          </option>
        )}
        {children
          .filter((child) => child.slug in counts)
          .map((child) => (
            <option key={child.id} value={child.slug}>
              {child.name} ({counts[child.slug]})
            </option>
          ))}
      </optgroup>
    ))
}
