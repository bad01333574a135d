import type { ReactNode } from 'react'
import type { Settings } from '../../../contract/settings/settings.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock } from '../title-block/title-block.tsx'
import styles from './contact-details.css?inline'
import { words } from './words.ts'

interface ContactDetailsProps {
  settings: Settings
  /** Working days within which messages are answered, where the firm says so. */
  answeredWithin?: number | undefined
  /** More blocks of facts, of extras. */
  children?: ReactNode
}

export function ContactDetails({ settings, answeredWithin, children }: ContactDetailsProps) {
  const t = useWords(words)
  const { name, phones, email, address, hours, location } = settings
  const isKnown = children || email || location || phones.length + address.length + hours.length > 0
  if (!isKnown) return <ComponentStyles name="contact-details" css={styles} />
  return (
    <section className="contact-details" aria-label={t.details}>
      <ComponentStyles name="contact-details" css={styles} />
      <TitleBlock
        facts={[
          {
            label: t.telephone,
            value: phones.map((phone) => (
              <a key={phone} className="contact-details__line tabular" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            )),
          },
          {
            label: t.email,
            value: email && (
              <a className="contact-details__line" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
          {
            label: t.office,
            value: address.length > 0 && (
              <address className="contact-details__address">
                {[name, ...address].map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            ),
          },
          {
            label: t.hours,
            value: hours.map(({ days, time }) => (
              <span key={days} className="contact-details__hours tabular">
                <span>{days}</span> <span>{time}</span>
              </span>
            )),
          },
          { label: t.answers, value: answeredWithin !== undefined && t.answeredWithin(answeredWithin) },
          {
            label: t.directions,
            value: (location || address.length > 0) && <Directions address={address} location={location} />,
          },
        ]}
      />
      {children}
    </section>
  )
}

/** Where the office is, and ways to map services. Nothing is loaded from these. */
function Directions({ address, location }: Pick<Settings, 'address' | 'location'>) {
  const t = useWords(words)
  return (
    <div className="directions">
      {location && (
        <span className="directions__coordinates tabular">{t.coordinates(location.latitude, location.longitude)}</span>
      )}
      <span>
        {t.openIn}{' '}
        {mapLinks(address, location, t.onThisPhone).map(({ label, to }) => (
          <a key={label} href={to} rel="noopener">
            {label}
          </a>
        ))}
      </span>
    </div>
  )
}

function mapLinks(address: string[], location: Settings['location'], onThisPhone: string) {
  const words = encodeURIComponent(address.join(', '))
  const place = location ? `${location.latitude},${location.longitude}` : words
  const atPlace = location && `?mlat=${location.latitude}&mlon=${location.longitude}`
  return [
    { label: 'OpenStreetMap', to: `https://www.openstreetmap.org/${atPlace ?? `search?query=${words}`}` },
    { label: 'Google Maps', to: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { label: onThisPhone, to: `geo:${location ? place : '0,0'}?q=${place}` },
  ]
}
