import { href } from '../../../contract/addresses.ts'
import type { ServiceLead as Lead } from '../../../contract/projects/service-lead.ts'
import { Link, MoreLink } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './service-lead.css?inline'
import { words } from './words.ts'

/** A person to ask about the kind of work that a service is. */
export default function ServiceLead({ lead, service }: { lead: Lead; service: string }) {
  const { name, slug, position, locale } = lead
  const t = useWords(words)
  const lang = useForeign()(locale)
  return (
    <div className="lead wrap">
      <ComponentStyles name="service-lead" css={styles} />
      <p>
        {t.ask}{' '}
        <span lang={lang}>
          <Link to={href('person', { slug })}>{name}</Link>
          {position && `, ${position}`}
        </span>
      </p>
      <p>
        <MoreLink to={href('contact', { subject: t.subject(service, name) })}>{t.write(service)}</MoreLink>
      </p>
    </div>
  )
}
