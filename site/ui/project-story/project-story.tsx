import type { Picture } from '../../../contract/pictures/picture.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { Story } from './load-story.ts'
import { ProjectPhases } from './project-phases.tsx'
import styles from './project-story.css?inline'
import { words } from './words.ts'

/** Challenge, method, result and phases of a project, as far as staff have told them. */
export default function ProjectStory({ story, onOpen }: { story: Story; onOpen: (picture: Picture) => void }) {
  const { parts, phases } = story
  const t = useWords(words)
  const foreign = useForeign()
  return (
    <>
      <ComponentStyles name="project-story" css={styles} />
      {parts.length > 0 && (
        <div className="story">
          {parts.map(({ part, text, locale }) => (
            <section key={part} data-field={part}>
              <h2 className="story__title">{t[part]}</h2>
              <p className="story__text" lang={foreign(locale)}>
                {text}
              </p>
            </section>
          ))}
        </div>
      )}
      {phases.rows.length > 0 && <ProjectPhases phases={phases} onOpen={onOpen} />}
    </>
  )
}
