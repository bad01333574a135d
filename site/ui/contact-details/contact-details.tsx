import type { Settings } from '../../../contract/settings/settings.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock } from '../title-block/title-block.tsx'
import { Directions } from './directions.tsx'
import styles from './contact-details.css?inline'
import { words } from './words.ts'

interface ContactDetailsProps {
  settings: Settings
  /** Working days within which messages are answered, where the firm says so. */
  answeredWithin?: number | undefined
}

export function ContactDetails({ settings, answeredWithin }: ContactDetailsProps) {
  const t = useWords(words)
  const { name, phones, email, address, hours, location } = settings
  const isKnown = email || location || phones.length + address.length + hours.length > 0
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
          ...(answeredWithin === undefined ? [] : [{ label: t.answers, value: t.answeredWithin(answeredWithin) }]),
          ...(location || address.length > 0
            ? [{ label: t.directions, value: <Directions address={address} location={location} /> }]
            : []),
        ]}
      />
    </section>
  )
}
