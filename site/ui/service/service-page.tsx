import { useLocation } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { serviceCrumbs, type ServicePageData } from '../../service-page.ts'
import { Ask } from '../ask/ask.tsx'
import { ProjectCard } from '../card/project-card.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { Picture } from '../picture/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Section } from '../section/section.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './service.css?inline'

export function ServicePage({ service }: { service: ServicePageData }) {
  const { name, slug, summary, description, picture, parent, family, projects, projectCount } = service
  return (
    <>
      <ComponentStyles name="service" css={styles} />
      <PageHeading title={name} lead={summary} crumbs={serviceCrumbs(service)} />
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
          <RichText html={description} />
        </div>
        <Family family={family} isChild={parent !== null} />
      </div>
      {projects.length > 0 && (
        <Section
          title="Related projects"
          more={
            projectCount > projects.length
              ? { label: `All ${projectCount} projects`, to: href('projects', { service: slug }) }
              : undefined
          }
          isTinted
        >
          <div className="grid">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} />
            ))}
          </div>
        </Section>
      )}
      <Ask about={name.toLowerCase()} subject={name} />
    </>
  )
}

function Family({ family, isChild }: { family: ServicePageData['family']; isChild: boolean }) {
  const { pathname } = useLocation()
  return (
    <nav className="service-detail__aside" aria-labelledby="family">
      <h2 className="service-detail__aside-title" id="family">
        {isChild ? `More in ${family.name.toLowerCase()}` : 'Services of this discipline'}
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
    </nav>
  )
}
