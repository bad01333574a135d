import { Suspense, useState } from 'react'
import { href } from '../../contract/addresses.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { formatMoneyInFull, formatNumber } from '../../contract/money.ts'
import type { Picture as PictureData } from '../../contract/picture.ts'
import { latePart } from '../late-part.ts'
import { Link } from '../link.tsx'
import { descriptionPoints } from '../description-points.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { sizes } from '../size.words.ts'
import { useForeign, useLocale, useWords, wordsIn } from '../words.ts'
import { Ask } from '../ui/ask/ask.tsx'
import { BackLink } from '../ui/back-link/back-link.tsx'
import { ProjectCard, toProjectSummary, type ProjectSummary } from '../ui/card/project-card.tsx'
import { Neighbours } from '../ui/neighbours/neighbours.tsx'
import { useOpenedProject } from '../ui/project-finder/last-opened.ts'
import { keepCompounds } from '../ui/page-heading/short-compounds.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { PictureGrid, PictureLink, PictureOverlay } from '../ui/picture-grid/picture-grid.tsx'
import styles from '../ui/project/project.css?inline'
import { Section } from '../ui/section/section.tsx'
import { ShortlistToggle } from '../ui/shortlist/late-shortlist.tsx'
import { Status } from '../ui/status/status.tsx'
import { Period } from '../ui/day/period.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../ui/title-block/title-block.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { words } from './project-detail.words.ts'

const ShareLinks = latePart(() => import('../ui/share/share-links.tsx'))

export const load = (async (api, { params: { slug = '' } }) => {
  const [project, provinces] = await Promise.all([api.getProject(slug), api.listProvinces()])
  const {
    id,
    code,
    title,
    description,
    status,
    client,
    districts,
    services,
    start,
    end,
    periodBs,
    datesAsEntered,
    pictures,
    thumbnail,
    parent,
    parts,
    related,
    previous,
    next,
  } = project
  const { funder, value, share, jointVenture, size, unitName, englishFacts, locale, locales } = project
  return {
    id,
    code,
    title,
    slug,
    description,
    points: descriptionPoints(description),
    status,
    client,
    places: districts.map((district) => {
      const province = provinces.find(({ number }) => number === district.province)
      return { ...district, province: province?.name ?? '', provinceSlug: province?.slug ?? '' }
    }),
    services,
    start,
    end,
    periodBs,
    datesAsEntered,
    funder,
    value,
    share,
    jointVenture,
    size,
    unitName,
    englishFacts,
    pictures,
    thumbnail: pictures.find(({ url }) => url === thumbnail) ?? null,
    parent,
    parts: parts.map(toProjectSummary),
    related: related.map(toProjectSummary),
    previous: previous && { label: previous.title, to: href('project', { slug: previous.slug }) },
    next: next && { label: next.title, to: href('project', { slug: next.slug }) },
    seo: project.seo,
    locale,
    locales,
  }
}) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

export default function ProjectDetail({ loaderData: project }: PageProps<typeof load>) {
  const { title, points, thumbnail, pictures, parts, related, previous, next } = project
  const t = useWords(words)
  const lang = useForeign()(project.locale)
  const facts = useFacts(project)
  useOpenedProject(project.slug)
  const [opened, setOpened] = useState<PictureData>()
  return (
    <article>
      <ComponentStyles name="project" css={styles} />
      <div className="wrap project">
        <div className="project__head">
          <div className="project__ways">
            <BackLink to={href('projects')}>{t.back}</BackLink>
            <ShortlistToggle kind="projects" id={project.id} title={title} hasLabel />
          </div>
          <h1 className="project__title" lang={lang}>
            {keepCompounds(title)}
          </h1>
        </div>
        <div className="project__main">
          <Untranslated locale={project.locale} />
          {thumbnail && (
            <PictureLink picture={thumbnail} onOpen={setOpened}>
              <Picture
                className="project__picture picture--travelling"
                picture={thumbnail}
                sizes="(min-width: 64rem) 52rem, 88vw"
                isFirst
              />
            </PictureLink>
          )}
          {points.length > 0 ? (
            <ul className="project__points" lang={lang}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : (
            <p className="project__points">{t.undescribed}</p>
          )}
          <Suspense>
            <ShareLinks title={title} path={href('project', { slug: project.slug })} />
          </Suspense>
        </div>
        <div className="project__facts">
          <TitleBlock facts={facts} />
        </div>
      </div>
      {pictures.length > 0 && (
        <Section title={t.pictures}>
          <PictureGrid pictures={pictures} onOpen={setOpened} />
        </Section>
      )}
      <PictureOverlay picture={opened} onClose={() => setOpened(undefined)} />
      <Projects title={t.parts} projects={parts} />
      <Projects title={t.related} projects={related} />
      <Ask text={t.ask} subject={`${project.code}: ${title}`} />
      <Neighbours label={t.neighbours} previous={previous} next={next} />
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
function useFacts(project: Project): Fact[] {
  const { code, client, places, services, status, start, end } = project
  const { parent, funder, value, share, jointVenture, size, unitName, englishFacts } = project
  const t = useWords(words)
  const locale = useLocale()
  const foreign = useForeign()
  const langOf = (fact: string) => foreign(englishFacts.includes(fact) ? DEFAULT_LOCALE : project.locale)
  const { size: sizeText } = useWords(sizes)
  const provinces = new Map(places.map(({ province, provinceSlug }) => [provinceSlug, province]))
  const facts: (Fact | false)[] = [
    { label: t.code, value: code },
    parent !== null && {
      label: t.parent,
      value: <Link to={href('project', { slug: parent.slug })}>{parent.title}</Link>,
    },
    client !== null && {
      label: t.client,
      value: <Link to={href('client', { slug: client.slug })}>{client.name}</Link>,
    },
    funder !== '' && { label: t.funder, value: funder, lang: langOf('funder') },
    places.length > 0 && {
      label: places.length > 1 ? t.districts : t.district,
      value: places.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={href('district', { slug })}>{name}</Link>
        </span>
      )),
    },
    places.length > 0 && {
      label: provinces.size > 1 ? t.provinces : t.province,
      value: [...provinces].map(([slug, name], index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={href('province', { slug })}>{name}</Link>
        </span>
      )),
    },
    services.length > 0 && {
      label: t.services,
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
    { label: t.status, value: <Status status={status} /> },
    (start ?? end) !== null && { label: t.period, value: <Period of={project} /> },
    size !== null && { label: t.size, ...sizeText(size, langOf('unitName') ? '' : unitName) },
    value !== null && { label: t.value, value: formatMoneyInFull(value, locale) },
    jointVenture !== '' && { label: t.venture, value: jointVenture, lang: langOf('jointVenture') },
    share !== null && { label: t.share, value: `${formatNumber(share, locale)}%` },
  ]
  return facts.filter((fact) => fact !== false)
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    title: loaderData?.title,
    description: loaderData?.points[0],
    path: href('project', { slug: params.slug }),
    image: loaderData?.thumbnail,
    crumbs: [{ label: wordsIn(words, localeOf(matches)).projects, to: href('projects') }],
    subject: loaderData && { type: 'project', ...loaderData },
    seo: loaderData?.seo,
    locales: loaderData?.locales,
  })
}
