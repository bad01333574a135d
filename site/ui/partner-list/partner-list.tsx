import type { Partner } from '../../../contract/clients/organisation.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './partner-list.css?inline&in-page'
import { words } from './words.ts'

type PartnerName = Pick<Partner, 'name'> & Partial<Pick<Partner, 'locale'>>

export const toPartnerName = ({ name, locale }: Partner): PartnerName => ({ name, locale })

/** Two groups (readings: Home and Clients show them). */
export function PartnerList({ government, international }: Record<'government' | 'international', PartnerName[]>) {
  const t = useWords(words)
  return (
    <div className="partner-list">
      <ComponentStyles name="partner-list" css={styles} />
      <Group title={t.government} partners={government} />
      <Group title={t.international} partners={international} />
    </div>
  )
}

function Group({ title, partners }: { title: string; partners: PartnerName[] }) {
  const foreign = useForeign()
  if (partners.length === 0) return null
  return (
    <div className="partner-list__group">
      <h3>{title}</h3>
      <ul className="partner-list__names">
        {partners.map(({ name, locale }) => (
          <li key={name} lang={foreign(locale)}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
