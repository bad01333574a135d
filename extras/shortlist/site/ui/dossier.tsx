import { useSyncExternalStore, type ReactNode } from 'react'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { Shortlist } from './shortlist-ids.ts'
import { hasItem } from './shortlist-store.ts'
import { useWords } from '../../../../site/words.ts'
import { Day } from '../../../../site/ui/day/day.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { DossierCover } from './dossier-cover.tsx'
import type { DossierItems } from './dossier-items.ts'
import { DossierProject } from './dossier-project.tsx'
import { DossierRow } from './dossier-row.tsx'
import { words } from './dossier.words.ts'
import styles from './dossier.css?inline'
import referenceStyles from './reference.css?inline'
import type { PersonSummary } from '../../../../site/ui/person/person.tsx'
import { Picture } from '../../../../site/ui/picture/picture.tsx'

interface DossierProps {
  items: DossierItems
  /** The visitor's own shortlist; undefined for one of a link. */
  own?: Shortlist | undefined
  preparedFor: string
  /** Notes and tools, beside the map. */
  children: ReactNode
}

/** A shortlist on the screen; on paper, a cover with a map, then the projects and people. */
export function Dossier({ items, own, preparedFor, children }: DossierProps) {
  const t = useWords(words)
  const today = useSyncExternalStore(
    () => () => {},
    () => nepalDay(new Date()),
    () => undefined,
  )
  const date = today && <Day of={today} bs={items.today?.day === today ? items.today.dayBs : null} />
  const kept = own
    ? {
        projects: items.projects.filter(({ id }) => hasItem(own, 'projects', id)),
        people: items.people.filter(({ id }) => hasItem(own, 'people', id)),
      }
    : items
  return (
    <div className="dossier wrap">
      <ComponentStyles name="dossier" css={styles + t.pages} />
      <ComponentStyles name="reference" css={referenceStyles} />
      <div className="dossier__top">
        <div className="dossier__side">{children}</div>
        <DossierCover items={kept} preparedFor={preparedFor.trim()} date={date} />
      </div>
      {items.projects.length > 0 && (
        <section className={kept.projects.length > 0 ? 'dossier__part' : 'dossier__part screen-only'}>
          <h2 className="dossier__heading">{t.projects}</h2>
          <ul className="dossier__projects">
            {items.projects.map((project) => (
              <DossierRow key={project.id} kind="projects" id={project.id} title={project.title} own={own}>
                <DossierProject project={project} />
              </DossierRow>
            ))}
          </ul>
        </section>
      )}
      {items.people.length > 0 && (
        <section className={kept.people.length > 0 ? 'dossier__part' : 'dossier__part screen-only'}>
          <h2 className="dossier__heading">{t.people}</h2>
          <ul className="dossier__people">
            {items.people.map((person) => (
              <DossierRow key={person.id} kind="people" id={person.id} title={person.name} own={own}>
                <DossierPerson person={person} />
              </DossierRow>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function DossierPerson({ person: { name, position, qualifications, photo } }: { person: PersonSummary }) {
  return (
    <article className="referee">
      {photo && <Picture className="referee__photo" picture={photo} sizes="4.5rem" isSmall />}
      <div>
        <h3 className="referee__name">{name}</h3>
        <p>{position}</p>
        {qualifications && <p className="referee__qualifications">{qualifications}</p>}
      </div>
    </article>
  )
}
