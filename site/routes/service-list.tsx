import { href } from '../../contract/addresses.ts'
import type { Service } from '../../contract/services/service.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, pageMeta } from '../meta.ts'
import { Ask } from '../ui/ask/ask.tsx'
import { LateBlocks, loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { Picture, withoutAlt } from '../ui/picture/picture.tsx'
import styles from '../ui/service/service.css?inline'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { headingOf, useText } from '../texts.ts'
import { useForeign, useWords } from '../words.ts'
import { words } from './service-list.words.ts'

export const load = (async (api) => {
  const [{ data: services }, page] = await Promise.all([api.listServices(), api.getPage('services')])
  return {
    disciplines: services
      .filter(({ parentService }) => parentService === null)
      .map((service) => ({ ...service, picture: withoutAlt(service.picture) })),
    blocks: await loadPageBlocks(page.blocks, api),
    childCount: services.filter(({ parentService }) => parentService !== null).length,
  }
}) satisfies Load<unknown>

export default function ServiceList({ loaderData: { disciplines, childCount, blocks } }: PageProps<typeof load>) {
  const t = useWords(words)
  const intro = useText('services')
  return (
    <>
      <ComponentStyles name="service" css={styles} />
      <PageHeading
        {...headingOf(intro)}
        facts={[
          { label: t.disciplines, value: disciplines.length },
          { label: t.services, value: childCount },
        ]}
      />
      <div className="wrap">
        <ul className="service-list">
          {disciplines.map((service) => (
            <DisciplineEntry key={service.id} service={service} />
          ))}
        </ul>
      </div>
      {blocks[0] && <LateBlocks blocks={blocks} />}
      <Ask text={intro.ask} locale={intro.locale} subject={t.subject} />
    </>
  )
}

function DisciplineEntry({ service: { slug, name, summary, picture, children, locale } }: { service: Service }) {
  return (
    <li className="service-entry">
      {picture && (
        <Picture className="service-entry__picture" picture={picture} sizes="(min-width: 60rem) 28rem, 88vw" />
      )}
      <div lang={useForeign()(locale)}>
        <h2 className="service-entry__name">
          <Link to={href('service', { slug })}>{name}</Link>
        </h2>
        <p className="service-entry__summary">{summary}</p>
        <ul className="service-entry__children">
          {children.map((child) => (
            <li key={child.id}>
              <Link to={href('childService', { parent: slug, slug: child.slug })}>{child.name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

export function meta({ matches }: MetaArgs<typeof load>) {
  return pageMeta(matches, { ...introOf(matches, 'services'), path: href('services') })
}
