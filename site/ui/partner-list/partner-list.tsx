import type { Partner } from '../../../contract/organisation.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './partner-list.css?inline&in-page'

export interface PartnerName {
  name: string
  acronym: string | null
}

export function toPartnerName({ name, acronym }: Partner): PartnerName {
  return { name, acronym }
}

/** Two groups (readings: Home and Clients show them). */
export function PartnerList({
  government,
  international,
}: {
  government: PartnerName[]
  international: PartnerName[]
}) {
  return (
    <div className="partner-list">
      <ComponentStyles name="partner-list" css={styles} />
      <Group title="Government bodies of Nepal" partners={government} />
      <Group title="International agencies" partners={international} />
    </div>
  )
}

function Group({ title, partners }: { title: string; partners: PartnerName[] }) {
  if (partners.length === 0) return null
  return (
    <div>
      <h3 className="partner-list__group">{title}</h3>
      <ul className="partner-list__names">
        {partners.map(({ name, acronym }) => (
          <li key={name}>
            {acronym && <b>{acronym}</b>} {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
