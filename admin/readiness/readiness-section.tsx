import { PlaceLink, ProgressBar } from '../core/layout/attention-item.tsx'
import { useWords } from '../core/words/use-words.ts'
import { useReadiness } from './use-readiness.ts'
import words from './words.json' with { type: 'json' }

const NAMED = 3

/** On the dashboard, until all is done: the first points. Its own screen says why it could not be read. */
export function ReadinessSection() {
  const say = useWords()
  const { data: lines = [] } = useReadiness()
  const done = lines.filter(({ isDone }) => isDone).length
  if (done === lines.length) return null
  return (
    <section aria-labelledby="readiness">
      <h3 id="readiness">
        {say(words.title)} · {say(words.progress, { done, all: lines.length })}
      </h3>
      <ProgressBar done={done} of={lines.length} />
      <ul className="points">
        {lines
          .filter(({ isDone }) => !isDone)
          .slice(0, NAMED)
          .map(({ name, text, path }) => (
            <li key={name}>
              <PlaceLink to={path}>{say(text)}</PlaceLink>
            </li>
          ))}
        <li>
          <PlaceLink to="/readiness">{say(words.all, { count: lines.length })}</PlaceLink>
        </li>
      </ul>
    </section>
  )
}
