import { useState } from 'react'
import { href } from '../../contract/addresses.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import type { Picture as PictureData } from '../../contract/pictures/picture.ts'
import { latePart } from '../late-part.tsx'
import { descriptionPoints } from '../description-points.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { slot } from '../slot.tsx'
import { useForeign, useWords, wordsIn } from '../words.ts'
import { Ask } from '../ui/ask/ask.tsx'
import { BackLink } from '../ui/back-link/back-link.tsx'
import { LocationPlan } from '../ui/card/location-plan.tsx'
import { ProjectGrid, toProjectSummary, type ProjectSummary } from '../ui/card/project-card.tsx'
import { Neighbours } from '../ui/neighbours/neighbours.tsx'
import { useOpenedProject } from '../ui/project-finder/last-opened.ts'
import { keepCompounds } from '../ui/page-heading/short-compounds.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { LatePictureNote } from '../ui/picture-note/late-picture-note.tsx'
import { PictureGrid, PictureLink, PictureOverlay } from '../ui/picture-grid/picture-grid.tsx'
import styles from '../ui/project/project.css?inline'
import { toDownloads } from '../ui/publication/download.ts'
import { drawPlace } from '../ui/project/place-on-map.ts'
import { placesOf } from '../ui/project/places-of.ts'
import {
  planOf,
  ProjectFacts,
  ProjectFigures,
  ProjectPeople,
  ProjectPlace,
  ProjectScope,
} from '../ui/project/project-facts.tsx'
import { ProjectChange } from '../ui/project/project-change.tsx'
import { toStory } from '../ui/project-story/load-story.ts'
import { Section } from '../ui/section/section.tsx'
import { ItemButtons } from '../item-buttons.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { words } from './project-detail.words.ts'

/** Below its facts. */
const Added = slot<{ slug: string }>(
  import.meta.glob('../../extras/*/site/slots/project.tsx', { eager: true, import: 'default' }),
)
const Downloads = latePart(() => import('../ui/publication/downloads.tsx'))
const ProjectStory = latePart(() => import('../ui/project-story/project-story.tsx'))
const ServiceLead = latePart(() => import('../ui/project-story/service-lead.tsx'))
const Video = latePart(() => import('../ui/video/video.tsx'))
const ShareLinks = latePart(() => import('../ui/share/share-links.tsx'))

export const load = (async (api, { params: { slug = '' } }) => {
  const [project, provinces] = await Promise.all([api.getProject(slug), api.listProvinces()])
  // Fields that the page shows otherwise, or not at all, would be sent for nothing.
  const { image: _image, localLevels: _levels, description, location, districts, parts, related, ...others } = project
  const { challenge: _challenge, method: _method, result: _result, phases: _phases, ...rest } = others
  const { previous, next, publications, video, ...shown } = rest
  return {
    ...shown,
    ...(video && { video }),
    points: descriptionPoints(description),
    story: toStory(project, nepalDay(new Date())),
    places: placesOf(districts, provinces),
    place: location && drawPlace(location),
    thumbnail: project.pictures.find(({ url }) => url === project.thumbnail) ?? null,
    parts: parts.map(toProjectSummary),
    related: related.map(toProjectSummary),
    downloads: toDownloads(publications),
    previous: previous && { label: previous.title, to: href('project', { slug: previous.slug }) },
    next: next && { label: next.title, to: href('project', { slug: next.slug }) },
  }
}) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

export default function ProjectDetail({ loaderData: project }: PageProps<typeof load>) {
  const { title, points, story, thumbnail, pictures, people, lead, services, parts, related, previous, next } = project
  const t = useWords(words)
  const place = project.place && <ProjectPlace place={project.place} districts={planOf(project).districts} />
  const lang = useForeign()(project.locale)
  useOpenedProject(project.slug)
  const [opened, setOpened] = useState<PictureData>()
  return (
    <article>
      <ComponentStyles name="project" css={styles} />
      <div className="wrap project">
        <div className="project__head">
          <div className="project__ways">
            <BackLink to={href('projects')}>{t.back}</BackLink>
            <ItemButtons kind="projects" id={project.id} title={title} hasLabel />
          </div>
          <h1 className="project__title" lang={lang} data-field="title">
            {keepCompounds(title)}
          </h1>
          {project.change && <ProjectChange change={project.change} />}
          <ProjectFigures project={project} />
        </div>
        <div className="project__view">
          <Untranslated locale={project.locale} />
          {thumbnail ? (
            <>
              <PictureLink picture={thumbnail} onOpen={setOpened}>
                <Picture
                  className="project__picture picture--travelling"
                  picture={thumbnail}
                  sizes="(min-width: 64rem) 52rem, 88vw"
                  isFirst
                />
              </PictureLink>
              <LatePictureNote picture={thumbnail} isBelow />
            </>
          ) : (
            (place ?? <LocationPlan {...planOf(project)} />)
          )}
        </div>
        <div className="project__side">
          <ProjectFacts project={project} />
          <div className="project__more">
            {thumbnail && (place ?? (project.places.length > 0 && <LocationPlan {...planOf(project)} />))}
            <Added slug={project.slug} />
            <ProjectPeople people={people} status={project.status} />
            {project.downloads && <Downloads downloads={project.downloads} />}
            <ShareLinks title={title} path={href('project', { slug: project.slug })} />
          </div>
        </div>
        <div className="project__main">
          {points.length > 0 ? (
            <ul className="project__points" lang={lang} data-field="mainText">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : (
            <p className="project__points" data-field="mainText">
              {t.undescribed}
            </p>
          )}
          {project.video && <Video {...project.video} />}
          {story && <ProjectStory story={story} onOpen={setOpened} />}
          <ProjectScope {...project} />
        </div>
      </div>
      {pictures.some(({ url }) => url !== thumbnail?.url) && (
        <Section title={t.pictures}>
          <PictureGrid pictures={pictures} onOpen={setOpened} />
        </Section>
      )}
      <PictureOverlay picture={opened} onClose={() => setOpened(undefined)} />
      <Projects title={t.parts} projects={parts} />
      <Projects title={t.related} projects={related} />
      {lead && services[0] && <ServiceLead lead={lead} service={services[0].name} />}
      <Ask text={t.ask} subject={`${project.code}: ${title}`} />
      <Neighbours label={t.neighbours} previous={previous} next={next} />
    </article>
  )
}

function Projects({ title, projects }: { title: string; projects: ProjectSummary[] }) {
  if (projects.length === 0) return null
  return (
    <Section title={title} isTinted>
      <ProjectGrid projects={projects} />
    </Section>
  )
}

export function meta({ matches, params: { slug }, loaderData }: MetaArgs<typeof load>) {
  const { title, points, thumbnail: image, seo, locales } = loaderData
  const path = href('project', { slug })
  const crumbs = [{ label: wordsIn(words, localeOf(matches)).projects, to: href('projects') }]
  const subject = { type: 'project', ...loaderData } as const
  return pageMeta(matches, { title, description: points[0], path, image, crumbs, subject, seo, locales })
}
