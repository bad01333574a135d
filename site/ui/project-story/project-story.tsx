import type { ProjectChange } from '../../../contract/projects/project-story.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { formatNumber } from '../../../contract/money.ts'
import { useForeign, useLocale, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { Story } from './load-story.ts'
import { ProjectPhases } from './project-phases.tsx'
import styles from './project-story.css?inline'
import { words } from './words.ts'

/** Challenge, method, result and phases of a project, as far as staff have told them. */
export default function ProjectStory({ story, onOpen }: { story: Story; onOpen: (picture: Picture) => void }) {
  const { parts, change, phases } = story
  const t = useWords(words)
  const foreign = useForeign()
  return (
    <>
      <ComponentStyles name="project-story" css={styles} />
      {(parts.length > 0 || change) && (
        <div className="story">
          {parts.map(({ part, text, locale }) => (
            <section key={part} data-field={part}>
              <h2 className="story__title">{t[part]}</h2>
              <p className="story__text" lang={foreign(locale)}>
                {text}
              </p>
            </section>
          ))}
          {change && <Change change={change} />}
        </div>
      )}
      {phases.rows.length > 0 && <ProjectPhases phases={phases} onOpen={onOpen} />}
    </>
  )
}

/** Seen: 5 → 2.5 hours; heard: from 5 to 2.5 hours. */
function Change({ change: { label, before, after, unit, locale } }: { change: ProjectChange }) {
  const t = useWords(words)
  const own = useLocale()
  const lang = useForeign()(locale)
  return (
    <p className="story__change">
      <span className="story__label" lang={lang}>
        {label}
      </span>
      <span className="visually-hidden">: </span>
      <span className="story__numbers">
        <span className="visually-hidden">{t.from}</span>
        <span className="story__before">{formatNumber(before, own)}</span>
        <span className="visually-hidden">{t.to}</span>
        <span className="story__arrow" aria-hidden="true">
          {' → '}
        </span>
        {formatNumber(after, own)}
        {unit && <span lang={lang}> {unit}</span>}
      </span>
    </p>
  )
}
