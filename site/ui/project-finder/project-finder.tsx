import { useId, useRef, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { PROJECT_STATUSES } from '../../../contract/project-status.ts'
import { paths } from '../../paths.ts'
import { useSiteData } from '../../site-data.ts'
import { STATUS_LABELS } from '../status/status.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import formStyles from '../form/form.css?inline'
import { useFieldsFollowAddress } from '../form/use-fields-follow-address.ts'
import styles from './project-finder.css?inline'

/** What the visitor looks for, as it stands in the address. Empty: not asked for. */
export interface ProjectSearch {
  search: string
  status: string
  province: string
  district: string
  service: string
}

export interface Place {
  slug: string
  name: string
  projectCount: number
}

interface ProjectFinderProps {
  search: ProjectSearch
  provinces: Place[]
  /** Those of the chosen province, or all. */
  districts: Place[]
}

/**
 * Finds projects by words, status, place and service. A plain form: without JavaScript its button sends it; with it,
 * every choice does at once.
 */
export function ProjectFinder({ search, provinces, districts }: ProjectFinderProps) {
  const form = useRef<HTMLFormElement>(null)
  const services = useSiteData()?.services ?? []
  const submit = () => form.current?.requestSubmit()
  useFieldsFollowAddress(form, { ...search })
  const isFiltered = Object.values(search).some((value) => value !== '')
  return (
    <search className="finder">
      <ComponentStyles name="form" css={formStyles} />
      <ComponentStyles name="project-finder" css={styles} />
      <Form ref={form} className="finder__form" action={paths.projects} preventScrollReset>
        <Choice label="Words">
          {(id) => <input className="field__input" id={id} type="search" name="search" defaultValue={search.search} maxLength={SEARCH_LENGTH} />}
        </Choice>
        <Choice label="Status">
          {(id) => (
            <select className="field__input" id={id} name="status" defaultValue={search.status} onChange={submit}>
              <option value="">Any status</option>
              {PROJECT_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {STATUS_LABELS[status]}
                </option>
              ))}
            </select>
          )}
        </Choice>
        <Choice label="Province">
          {(id) => (
            <select
              className="field__input"
              id={id}
              name="province"
              defaultValue={search.province}
              onChange={(event) => {
                // A district of another province would find nothing.
                const district = event.currentTarget.form?.elements.namedItem('district')
                if (district instanceof HTMLSelectElement) district.value = ''
                submit()
              }}
            >
              <option value="">All provinces</option>
              <PlaceOptions places={provinces} />
            </select>
          )}
        </Choice>
        <Choice label="District">
          {(id) => (
            <select className="field__input" id={id} name="district" defaultValue={search.district} onChange={submit}>
              <option value="">All districts</option>
              <PlaceOptions places={districts} />
            </select>
          )}
        </Choice>
        <Choice label="Service">
          {(id) => (
            <select className="field__input" id={id} name="service" defaultValue={search.service} onChange={submit}>
              <option value="">All services</option>
              {services.map((service) => (
                <optgroup key={service.id} label={service.name}>
                  <option value={service.slug}>All of {service.name.toLowerCase()}</option>
                  {service.children.map((child) => (
                    <option key={child.id} value={child.slug}>
                      {child.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Choice>
        <div className="finder__actions">
          <button className="button" type="submit">
            Find
          </button>
          {isFiltered && <Link to={paths.projects}>Clear all</Link>}
        </div>
      </Form>
    </search>
  )
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function PlaceOptions({ places }: { places: Place[] }) {
  return places.map(({ slug, name, projectCount }) => (
    <option key={slug} value={slug}>
      {name} ({projectCount})
    </option>
  ))
}
