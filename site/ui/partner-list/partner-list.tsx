import type { Locale } from '../../../contract/locale.ts'
import type { Partner } from '../../../contract/organisation.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './partner-list.css?inline&in-page'
import { words } from './words.ts'

export interface PartnerName {
  name: string
  acronym: string | null
  locale?: Locale
}

export function toPartnerName({ name, acronym, locale }: Partner): PartnerName {
  return { name, acronym, locale }
}

/** Two groups (readings: Home and Clients show them). */
export function PartnerList({
  government,
  international,
}: {
  government: PartnerName[]
  international: PartnerName[]
}) {
  const t = useWords(words)
  return (
    <div className="partner-list">
      <ComponentStyles name="partner-list" css={styles} />
      <Group title={t.government} partners={government} />
      <Group title={t.international} partners={international} />
    </div>
  )
}

/** On a phone it scrolls, and Safari lets nobody scroll by keyboard what has no tab stop. Elsewhere it needs none. */
function stopWhereItScrolls(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return
  const phone = matchMedia('(max-width: 43.99rem)')
  const set = () => void (list.tabIndex = phone.matches ? 0 : -1)
  set()
  phone.addEventListener('change', set)
  return () => phone.removeEventListener('change', set)
}

function Group({ title, partners }: { title: string; partners: PartnerName[] }) {
  const foreign = useForeign()
  if (partners.length === 0) return null
  return (
    <div>
      <h3 className="partner-list__group">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="partner-list__names" aria-label={title} tabIndex={0} ref={stopWhereItScrolls}>
        {partners.map(({ name, acronym, locale }) => (
          <li key={name} lang={foreign(locale)}>
            {acronym && <b>{acronym}</b>} {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
