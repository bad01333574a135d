import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { href } from '../../../../contract/addresses.ts'
import type { Capabilities } from '../../../../contract/capabilities/capabilities.ts'
import { PROJECT_STATUSES } from '../../../../contract/projects/project-status.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import finderStyles from '../../../../site/ui/project-finder/project-finder.css?inline'
import { useWords } from '../../../../site/words.ts'
import { words as statuses } from '../../../../site/ui/status/words.ts'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import styles from './capability-form.css?inline'
import { capabilitiesAddress, readCapabilitySearch, type CapabilitySearch } from './capability-search.ts'
import { words } from '../pages/capabilities.words.ts'

interface CapabilityFormProps {
  search: CapabilitySearch
  provinces: Capabilities['allProvinces']
}

/** A plain form: without JavaScript, the browser asks for the same address. Its fields follow the address by their keys. */
export function CapabilityForm({ search, provinces }: CapabilityFormProps) {
  const t = useWords(words)
  const statusNames = useWords(statuses)
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(capabilitiesAddress(readCapabilitySearch(new FormData(event.currentTarget))))
  }
  return (
    <search className="finder screen-only">
      <ComponentStyles name="project-finder" css={finderStyles} />
      <ComponentStyles name="capability-form" css={styles} />
      <Form discover="none" className="finder__form capability-form" action={href('capabilities')} onSubmit={show}>
        <Select label={t.service} name="service" value={search.service}>
          <option value="">{t.anyService}</option>
          <ServiceOptions />
        </Select>
        <Select label={t.status} name="status" value={search.status}>
          <option value="">{t.anyStatus}</option>
          {PROJECT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </Select>
        <YearSelect label={t.since} name="since" value={search.since} />
        <YearSelect label={t.until} name="until" value={search.until} />
        <div className="finder__cell capability-form__provinces" role="group" aria-labelledby="capability-provinces">
          <span className="finder__label" id="capability-provinces">
            {t.provinces}
          </span>
          <div className="finder__line">
            {provinces.map(({ slug, name }) => (
              <label key={slug} className="finder__status">
                <input
                  key={String(search.province.includes(slug))}
                  type="checkbox"
                  name="province"
                  value={slug}
                  defaultChecked={search.province.includes(slug)}
                />
                {name}
              </label>
            ))}
          </div>
        </div>
        <button className="button capability-form__show" type="submit">
          {t.show}
        </button>
      </Form>
    </search>
  )
}

interface SelectProps {
  label: string
  name: 'service' | 'status' | 'since' | 'until'
  value: string
  children: ReactNode
}

function Select({ label, name, value, children }: SelectProps) {
  const id = `capability-${name}`
  return (
    <div className={`finder__cell capability-form__${name}`}>
      <label className="finder__label" htmlFor={id}>
        {label}
      </label>
      <select key={value} className="finder__field" id={id} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  )
}

/** Where the firm's first year is not known. */
const YEARS = 20

/** The firm's years, and the one of the address. The newest first. */
function YearSelect(props: Omit<SelectProps, 'children'>) {
  const t = useWords(words)
  const site = useSiteData()
  const last = site?.year ?? 0
  const first = Number(site?.settings.foundedOn?.slice(0, 4) ?? last - YEARS)
  const known = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(last - index))
  const years = props.value && !known.includes(props.value) ? [props.value, ...known] : known
  return (
    <Select {...props}>
      <option value="">{t.anyYear}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {t.year(year)}
        </option>
      ))}
    </Select>
  )
}

function ServiceOptions() {
  const t = useWords(words)
  return useSiteData()?.services.map(({ slug, name, children }) => (
    <optgroup key={slug} label={name}>
      <option value={slug}>{t.wholeOf(name)}</option>
      {children.map((child) => (
        <option key={child.id} value={child.slug}>
          {child.name}
        </option>
      ))}
    </optgroup>
  ))
}
