import type { Settings } from '../../../contract/settings.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock } from '../title-block/title-block.tsx'
import styles from './contact-details.css?inline'

export function ContactDetails({ settings: { name, phones, email, address, hours } }: { settings: Settings }) {
  return (
    <section className="contact-details" aria-label="Contact details">
      <ComponentStyles name="contact-details" css={styles} />
      <TitleBlock
        facts={[
          {
            label: 'Telephone',
            value: phones.map((phone) => (
              <a key={phone} className="contact-details__line tabular" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            )),
          },
          {
            label: 'E-mail',
            value: (
              <a className="contact-details__line" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
          {
            label: 'Office',
            value: (
              <address className="contact-details__address">
                {[name, ...address].map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            ),
          },
          {
            label: 'Hours',
            value: hours.map(({ days, time }) => (
              <span key={days} className="contact-details__hours tabular">
                <span>{days}</span> <span>{time}</span>
              </span>
            )),
          },
        ]}
      />
    </section>
  )
}
