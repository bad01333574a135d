import { useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { latePart } from '../../late-part.tsx'
import { Link } from '../../link.tsx'
import { useLocale, useWords } from '../../words.ts'
import { serviceCrumbs, type ServicePageData } from '../../service-page.ts'
import { Ask } from '../ask/ask.tsx'
import { ProjectGrid } from '../card/project-card.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Untranslated } from '../untranslated/untranslated.tsx'
import { WorkLinks } from '../../work-links.tsx'
import styles from './service.css?inline'
import { words } from './words.ts'

const Downloads = latePart(() => import('../publication/downloads.tsx'))
const ShareLinks = latePart(() => import('../share/share-links.tsx'))

export function ServicePage({ service }: { service: ServicePageData }) {
  const { name, slug, summary, description, picture, parent, family, projects, projectCount, downloads, locale } =
    service
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
        <Family family={family} isChild={parent !== null} slug={slug} />
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

function Family({ family, isChild, slug }: { family: ServicePageData['family']; isChild: boolean; slug: string }) {
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
        {isChild ? t.more(family.name) : t.family}
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
