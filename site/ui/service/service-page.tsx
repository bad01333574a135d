import { data, useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { latePart } from '../../late-part.tsx'
import { Link } from '../../link.tsx'
import type { SiteApi } from '../../api/site-api.ts'
import { pick } from '../../pick.ts'
import { Ask } from '../ask/ask.tsx'
import { ProjectGrid, toProjectSummary } from '../card/project-card.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { toDownloads } from '../publication/download.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { WorkLinks } from '../../work-links.tsx'
import styles from './service.css?inline'
import { words } from './words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Untranslated } from '../untranslated/untranslated.tsx'
import { useLocale, useWords, wordsIn } from '../../words.ts'

const Downloads = latePart(() => import('../publication/downloads.tsx'))
const ShareLinks = latePart(() => import('../share/share-links.tsx'))

/** For both addresses of a service (specification section 2); any parent but its own answers 404. */
export async function loadService(api: SiteApi, slug: string, parent?: string) {
  // First the service: a missing one is 404, while its projects would be an invalid filter.
  const service = await api.getService(slug)
  if (parent !== undefined && service.parentService?.slug !== parent)
    throw data({ message: 'There is no such service' }, { status: 404 })
  const [family, projects] = await Promise.all([
    service.parentService ? api.getService(service.parentService.slug) : service,
    api.listProjects({ service: slug, limit: 3 }),
  ])
  return {
    ...pick(service, ['name', 'summary', 'description', 'picture', 'seo', 'locale', 'locales']),
    slug,
    parent: service.parentService,
    family: pick(family, ['name', 'slug', 'children']),
    projects: projects.data.map(toProjectSummary),
    projectCount: projects.meta.total,
    downloads: toDownloads(service.publications),
  }
}

type Service = Awaited<ReturnType<typeof loadService>>

export function ServicePage({ service }: { service: Service }) {
  const { name, slug, summary, description, picture, projects, projectCount, downloads, locale } = service
  const t = useWords(words)
  return (
    <>
      <ComponentStyles name="service" css={styles} />
      <PageHeading
        title={name}
        lead={summary}
        locale={locale}
        crumbs={serviceCrumbs(service, useLocale())}
        facts={projectCount > 0 ? [{ label: t.count, value: projectCount }] : undefined}
      />
      <div className="service-detail wrap">
        <div>
          {picture && (
            <Picture
              className="service-detail__picture"
              picture={picture}
              sizes="(min-width: 64rem) 42rem, 88vw"
              isFirst
            />
          )}
          <Untranslated locale={locale} />
          <RichText html={description} locale={locale} />
          {downloads && <Downloads downloads={downloads} />}
          <ShareLinks title={name} path={href('service', { slug })} />
        </div>
        <Family {...service} />
      </div>
      {projects.length > 0 && (
        <Section
          title={t.related}
          more={
            projectCount > projects.length
              ? { label: t.all(projectCount), to: href('projects', { service: slug }) }
              : undefined
          }
          isTinted
        >
          <ProjectGrid projects={projects} />
        </Section>
      )}
      <Ask text={t.ask(name)} subject={name} />
    </>
  )
}

function Family({ family, parent, slug }: Service) {
  const t = useWords(words)
  const { pathname } = useLocation()
  const where = (
    <WorkLinks className="more service-detail__where" service={slug}>
      {t.where}
    </WorkLinks>
  )
  if (family.children.length === 0) return <div className="service-detail__aside">{where}</div>
  return (
    <nav className="service-detail__aside" aria-labelledby="family">
      <h2 className="service-detail__aside-title" id="family">
        {parent ? t.more(family.name) : t.family}
      </h2>
      <ul className="service-links">
        {family.children.map((child) => (
          <li key={child.id}>
            <Link
              to={href('childService', { parent: family.slug, slug: child.slug })}
              aria-current={pathname.endsWith(`/${child.slug}`) ? 'page' : undefined}
            >
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
      {where}
    </nav>
  )
}

/** The pages above that of a service. */
export const serviceCrumbs = ({ parent }: Pick<Service, 'parent'>, locale: PageLocale) => [
  { label: wordsIn(words, locale).services, to: href('services') },
  ...(parent ? [{ label: parent.name, to: href('service', { slug: parent.slug }) }] : []),
]
