import { AttentionItem, PlaceLink } from '../../../admin/core/layout/attention-item.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { PageLink, thisMonth, useVisits } from './visit-list.tsx'
import words from './words.json' with { type: 'json' }

/** On the dashboard: the visits of this month so far, and the three pages that were read most. */
export function MonthSection() {
  const say = useWords()
  const { dayOf } = useTimes()
  const { data } = useVisits(thisMonth())
  if (!data) return null
  const { totals, lists, from } = data
  return (
    <section aria-labelledby="visits-month">
      <h3 id="visits-month">{say(words.thisMonth)}</h3>
      <AttentionItem count={totals.visits} title={words.visitsSince} values={{ day: dayOf(from) }}>
        {say(words.counts.views, { count: totals.views })}
      </AttentionItem>
      <ul className="points">
        {totals.visits === 0 && <li>{say(words.noneThisMonth)}</li>}
        {lists.page.slice(0, 3).map(({ value, views }) => (
          <li key={value}>
            <PageLink path={value} /> <span>{say(words.times, { count: views })}</span>
          </li>
        ))}
        <li>
          <PlaceLink to="/visits">{say(words.all)}</PlaceLink>
        </li>
      </ul>
    </section>
  )
}
