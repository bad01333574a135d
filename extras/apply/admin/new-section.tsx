import { AttentionItem } from '../../../admin/core/layout/attention-item.tsx'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import type { ApplicationVacancy } from '../contract/applications.ts'
import words from './words.json' with { type: 'json' }

/** On the dashboard: how many applications nobody has given a state yet; nothing while there are none. */
export function NewSection() {
  const say = useWords()
  const { data = [] } = useRead<ApplicationVacancy[]>(['applications', 'vacancies'], '/applications/vacancies')
  const count = data.reduce((sum, { unread }) => sum + unread, 0)
  if (count === 0) return null
  const more = { to: '/applications?state=new', label: words.showNew }
  return (
    <section aria-labelledby="new-applications">
      <h3 id="new-applications">{say(words.list)}</h3>
      <AttentionItem count={count} title={words.newCount} more={more} />
    </section>
  )
}
