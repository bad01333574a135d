import { href } from '../../contract/addresses.ts'
import { Link } from '../link.tsx'
import type { Route } from './+types/project-detail.ts'
import { formatPeriod } from '../dates.ts'
import { descriptionPoints } from '../description-points.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { Ask } from '../ui/ask/ask.tsx'
import { BackLink } from '../ui/back-link/back-link.tsx'
import { ProjectCard, toProjectSummary, type ProjectSummary } from '../ui/card/project-card.tsx'
import { Neighbours } from '../ui/neighbours/neighbours.tsx'
import { useOpenedProject } from '../ui/project-finder/last-opened.ts'
import { keepCompounds } from '../ui/page-heading/short-compounds.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { PictureGrid } from '../ui/picture-grid/picture-grid.tsx'
import styles from '../ui/project/project.css?inline'
import { Section } from '../ui/section/section.tsx'
import { Status } from '../ui/status/status.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../ui/title-block/title-block.tsx'

const load = (async (api, { params: { slug = '' } }) => {
  const [project, provinces] = await Promise.all([api.getProject(slug), api.listProvinces()])
  const {
    code,
    title,
    description,
    status,
    client,
    districts,
    services,
    start,
    end,
    pictures,
    thumbnail,
    parent,
    parts,
    related,
    previous,
    next,
  } = project
  const { funder, value, share, jointVenture, size } = project
  return {
    code,
    title,
    slug,
    description,
    points: descriptionPoints(description),
    status,
    client,
    places: districts.map((district) => ({
      ...district,
      province: provinces.find(({ number }) => number === district.province)?.name ?? '',
    })),
    services,
    start,
    end,
    period: formatPeriod(start, end, status === 'upcoming'),
    funder,
    value: value && `${value.currency} ${formatAmount(value.amount)}`,
    share,
    jointVenture,
    size: size && `${formatAmount(size.amount)} ${size.unit}`,
    pictures,
    thumbnail: pictures.find(({ url }) => url === thumbnail) ?? null,
    parent,
    parts: parts.map(toProjectSummary),
    related: related.map(toProjectSummary),
    previous: previous && { label: previous.title, to: href('project', { slug: previous.slug }) },
    next: next && { label: next.title, to: href('project', { slug: next.slug }) },
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load, { isSilent: true })
export { shouldRevalidate } from '../failed-load.ts'

export default function ProjectDetail({ loaderData: project }: Route.ComponentProps) {
  const { title, points, thumbnail, pictures, parts, related, previous, next } = project
  useOpenedProject(project.slug)
  // The thumbnail stands above; alone, it comes again, to be opened over the full screen.
  const others = pictures.length > 1 ? pictures.filter(({ url }) => url !== thumbnail?.url) : pictures
  return (
    <article>
      <ComponentStyles name="project" css={styles} />
      <div className="wrap project">
        <div className="project__head">
          <BackLink to={href('projects')}>Back to Projects</BackLink>
          <h1 className="project__title">{keepCompounds(title)}</h1>
        </div>
        <div className="project__main">
          {thumbnail && (
            <Picture
              className="project__picture picture--travelling"
              picture={thumbnail}
              sizes="(min-width: 64rem) 52rem, 88vw"
              isFirst
            />
          )}
          {points.length > 0 ? (
            <ul className="project__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : (
            <p className="project__points">No description available.</p>
          )}
        </div>
        <div className="project__facts">
          <TitleBlock facts={factsOf(project)} />
        </div>
      </div>
      {others.length > 0 && (
        <Section title="Pictures">
          <PictureGrid pictures={others} />
        </Section>
      )}
      <Projects title="Parts of this project" projects={parts} />
      <Projects title="Related projects" projects={related} />
      <Ask about="this project" subject={`${project.code}: ${title}`} />
      <Neighbours label="Projects before and after this one" previous={previous} next={next} />
    </article>
  )
}

function Projects({ title, projects }: { title: string; projects: ProjectSummary[] }) {
  if (projects.length === 0) return null
  return (
    <Section title={title} isTinted>
      <div className="grid">
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </div>
    </Section>
  )
}

type Project = Awaited<ReturnType<typeof load>>

/** In the order in which clients of the firm look for them. */
function factsOf({
  code,
  client,
  places,
  services,
  status,
  period,
  parent,
  funder,
  value,
  share,
  jointVenture,
  size,
}: Project): Fact[] {
  const provinces = [...new Set(places.map(({ province }) => province))]
  const facts: (Fact | false)[] = [
    { label: 'Project no.', value: code },
    parent !== null && {
      label: 'Part of',
      value: <Link to={href('project', { slug: parent.slug })}>{parent.title}</Link>,
    },
    client !== null && { label: 'Client', value: client.name },
    funder !== '' && { label: 'Funded by', value: funder },
    places.length > 0 && {
      label: places.length > 1 ? 'Districts' : 'District',
      value: places.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={href('projects', { district: slug })}>{name}</Link>
        </span>
      )),
    },
    places.length > 0 && { label: provinces.length > 1 ? 'Provinces' : 'Province', value: provinces.join(', ') },
    services.length > 0 && {
      label: 'Services',
      value: (
        <ul>
          {services.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={href('service', { slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    { label: 'Status', value: <Status status={status} /> },
    period !== '' && { label: 'Period', value: period },
    size !== null && { label: 'Size', value: size },
    value !== null && { label: 'Value', value },
    jointVenture !== '' && { label: 'Joint venture', value: jointVenture },
    share !== null && { label: 'Our share', value: `${formatAmount(share)}%` },
  ]
  return facts.filter((fact) => fact !== false)
}

/** 1,480,000,000: one format, so that server and browsers agree. */
function formatAmount(amount: number): string {
  return amount.toLocaleString('en', { maximumFractionDigits: 2 })
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.title,
    description: loaderData?.points[0],
    path: href('project', { slug: params.slug }),
    image: loaderData?.thumbnail,
    crumbs: [{ label: 'Projects', to: href('projects') }],
    subject: loaderData && { type: 'project', ...loaderData },
  })
}
