import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { Story } from './load-story.ts'
import styles from './project-story.css?inline'
import { words } from './words.ts'
import { useId, type CSSProperties } from 'react'
import { numbers } from '../../numbers.words.ts'
import { usePeriod } from '../../periods.words.ts'
import { Day } from '../day/day.tsx'
import { Period } from '../day/period.tsx'
import { Picture } from '../picture/picture.tsx'
import { PictureLink } from '../picture-grid/picture-grid.tsx'

/** Challenge, method, result and phases of a project, as far as staff have told them. */
export default function ProjectStory({ story, onOpen }: { story: Story; onOpen: (picture: PictureData) => void }) {
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

type OnOpen = (picture: PictureData) => void

/** A list of phases; for the eyes, bars over years. */
function ProjectPhases({ phases: { rows, years }, onOpen }: { phases: Story['phases']; onOpen: OnOpen }) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const id = useId()
  return (
    <section className={years.length > 0 ? 'phases phases--drawn' : 'phases'} aria-labelledby={id}>
      <h2 id={id}>{t.phases}</h2>
      <div className="phases__chart">
        {years.length > 0 && (
          <div className="phases__years" aria-hidden="true">
            {years.map(({ year, at }) => (
              <span key={year} className="phases__year" style={{ left: `${at}%` }}>
                {digits(year)}
              </span>
            ))}
          </div>
        )}
        <ol className="phases__list">
          {rows.map((phase, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a project may have a phase twice
            <Phase key={index} phase={phase} onOpen={onOpen} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Phase({ phase, onOpen }: { phase: Story['phases']['rows'][number]; onOpen: OnOpen }) {
  const { label, start, end, isPlanned, bar, picture, takenOn, takenOnBs, datesAsEntered } = phase
  const format = usePeriod()
  const entered = datesAsEntered?.takenOn
  return (
    <li className="phases__phase">
      <div className="phases__words">
        <p className="phases__name">{label}</p>
        {(start ?? end) !== null && (
          <p className="phases__when">
            <Period of={{ ...phase, status: isPlanned ? 'upcoming' : 'ongoing' }} />
          </p>
        )}
      </div>
      {bar && (
        <div className="phases__track" aria-hidden="true">
          <span
            className={isPlanned ? 'phases__bar phases__bar--planned' : 'phases__bar'}
            style={{ '--from': `${bar.from}%`, '--span': `${bar.span}%` } as CSSProperties}
          />
        </div>
      )}
      {picture && (
        <figure className="phases__picture">
          <PictureLink picture={picture} onOpen={onOpen}>
            <Picture picture={picture} sizes="10rem" isSmall />
          </PictureLink>
          {takenOn && (
            <figcaption>
              <Day bs={takenOnBs}>
                {format(takenOn, takenOn, false, entered ? { start: entered, end: entered } : undefined)}
              </Day>
            </figcaption>
          )}
        </figure>
      )}
    </li>
  )
}
