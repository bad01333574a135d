import { href } from '../../contract/addresses.ts'
import type { Picture } from '../../contract/pictures/picture.ts'
import type { SitePageDetail } from '../../contract/site-pages/site-page.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { pageMeta } from '../meta.ts'
import { LateBlocks, loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { words } from '../ui/blocks/words.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { Section } from '../ui/section/section.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { headingOf } from '../texts.ts'
import { useForeign, useWords } from '../words.ts'

export const load = (async (api, { params: { slug = '' } }) => {
  const { title, summary, blocks, parent, children, seo, locale, locales } = await api.getSitePage(slug)
  const shown = await loadPageBlocks(blocks, api)
  return { title, summary, blocks: shown, parent, children, seo, locale, locales, picture: firstPicture(blocks) }
}) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

const firstPicture = (blocks: SitePageDetail['blocks']): Picture | null =>
  blocks.flatMap((block) => (block.type === 'picture' ? (block.picture ?? []) : []))[0] ?? null

const crumbsOf = ({ parent }: Pick<SitePageDetail, 'parent'>) =>
  parent ? [{ label: parent.title, to: href('sitePage', { slug: parent.slug }) }] : []

export default function SitePage({ loaderData: page }: PageProps<typeof load>) {
  const { blocks, children, locale } = page
  const t = useWords(words)
  const foreign = useForeign()
  return (
    <article>
      <PageHeading {...headingOf(page)} crumbs={crumbsOf(page)} />
      <div className="wrap">
        <Untranslated locale={locale} />
      </div>
      <LateBlocks blocks={blocks} />
      {children.length > 0 && (
        <Section title={t.below} isTinted>
          <ul>
            {children.map((child) => (
              <li key={child.slug}>
                <Link to={href('sitePage', { slug: child.slug })} lang={foreign(child.locale)}>
                  {child.title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  const { title, summary: description, picture: image, parent, seo, locales } = loaderData
  const path = href('sitePage', { slug: params.slug })
  const crumbs = parent ? crumbsOf(loaderData) : undefined
  return pageMeta(matches, { title, description, path, image, crumbs, seo, locales })
}
