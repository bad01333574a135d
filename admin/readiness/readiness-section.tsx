import { useWords } from '../words/use-words.ts'
import { ReadinessList } from './readiness-list.tsx'
import { useReadiness } from './use-readiness.ts'
import { words } from './words.ts'

/** On the dashboard, until all is done. Its own screen says why it could not be read. */
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
      <ReadinessList lines={lines} />
    </section>
  )
}
