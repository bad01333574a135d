// @chunk shared
import type { ReactNode } from 'react'
import { useViewTransitionState } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import type { Project } from '../../../contract/projects/project.ts'
import { Link } from '../../link.tsx'
import { pick } from '../../pick.ts'
import { useForeign, useWords } from '../../words.ts'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ItemButtons } from '../../item-buttons.tsx'
import { Status } from '../status/status.tsx'
import { LocationPlan } from './location-plan.tsx'
import { words } from './words.ts'

export type BriefSummary = ReturnType<typeof toBriefSummary>

/** A small part of a project, so that pages' data stays small. Its plan is shown where there is no picture. */
export function toBriefSummary(project: Project) {
  const { districts, services, start, pictures } = project
  return {
    ...pick(project, ['id', 'slug', 'code', 'title', 'status', 'locale']),
    place: districts.map(({ name }) => name).join(', '),
    picture: withoutAlt(pictures[0]),
    plan: pictures[0]
      ? null
      : {
          districts: districts.map((district) => district.code),
          service: services[0]?.name ?? '',
          year: start?.slice(0, 4) ?? '',
        },
  }
}

const SIZES = '(min-width: 80rem) 24.5rem, (min-width: 44rem) 45vw, 88vw'

export interface BriefProjectCardProps {
  project: BriefSummary
  level?: 'h2' | 'h3'
  sizes?: string | undefined
  isFirst?: boolean
  /** The visitor comes back from its page. */
  isLastOpened?: boolean
  /** Its second line. */
  children?: ReactNode
}

/** As on home, whose bytes are counted. */
export function BriefProjectCard({
  project,
  level: Heading = 'h3',
  sizes = SIZES,
  isFirst = false,
  isLastOpened = false,
  children,
}: BriefProjectCardProps) {
  const to = href('project', { slug: project.slug })
  const t = useWords(words)
  const foreign = useForeign()
  const isOpening = useViewTransitionState(to)
  return (
    <article
      className={isLastOpened ? 'card card--last' : 'card'}
      id={isLastOpened ? `project-${project.slug}` : undefined}
    >
      {project.picture ? (
        <Picture
          className={isOpening ? 'card__picture picture--travelling' : 'card__picture'}
          picture={project.picture}
          sizes={sizes}
          isSmall
          isFirst={isFirst}
        />
      ) : (
        project.plan && <LocationPlan code={project.code} {...project.plan} />
      )}
      <Heading className="card__title" lang={foreign(project.locale)}>
        <Link className="card__link" to={to} viewTransition>
          {keepCompounds(project.title)}
        </Link>
      </Heading>
      {children}
      <p className="card__facts">
        <span>{project.place}</span>
        <Status status={project.status} />
        {isLastOpened && <span className="card__last">{t.last}</span>}
      </p>
      <ItemButtons kind="projects" id={project.id} title={project.title} />
    </article>
  )
}
