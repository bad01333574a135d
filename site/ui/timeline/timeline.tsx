import { useId } from 'react'
import { itemFragment } from '../../../contract/addresses.ts'
import type { TimelineItem } from '../../../contract/pages/page.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './timeline.css?inline'
import { words } from './words.ts'

/** `date` is a year or two years with a hyphen. */
type Period = Pick<TimelineItem, 'id' | 'date' | 'title' | 'description'> &
  Partial<Pick<TimelineItem, 'datesAsEntered' | 'locale'>>

/** Scrolled to on arrival (readings): by ui/page-change, without JavaScript by the heading's `autofocus`. */
export function Timeline({ title, periods }: { title: string; periods: Period[] }) {
  const id = useId()
  const t = useWords(words)
  const foreign = useForeign()
  return (
    <section className="timeline" aria-labelledby={id} data-arrival>
      <ComponentStyles name="timeline" css={styles} />
      <div className="timeline__head">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the address asks for this section: it is no surprise */}
        <h2 className="timeline__heading" id={id} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <p className="timeline__key" aria-hidden="true">
          <span className="timeline__year" /> {t.year}
        </p>
      </div>
      <ol className="timeline__periods">
        {periods.map((period) => (
          <li key={period.id} id={itemFragment('period', period.id)} className="timeline__period">
            <p className="timeline__date">{t.period(period.date, period.datesAsEntered?.date)}</p>
            <span className="timeline__staff" aria-hidden="true">
              {Array.from({ length: yearsOf(period.date) }, (_, year) => (
                <span key={year} className="timeline__year" />
              ))}
            </span>
            <div className="timeline__words" lang={foreign(period.locale)}>
              <h3 className="timeline__title">{period.title}</h3>
              <p className="timeline__text">{period.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '2009' has 1, '2010-2013' has 4. */
function yearsOf(date: string): number {
  const [first = NaN, last = first] = date.split('-').map(Number)
  return Math.max(1, last - first + 1)
}
