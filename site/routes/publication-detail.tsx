import { ADDRESSES, href } from '../../contract/addresses.ts'
import { publicationFile } from '../../contract/publications/publication-file.ts'
import type { PublicationDetail as Detail } from '../../contract/publications/publication.ts'
import { Link } from '../link.tsx'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { numbers } from '../numbers.words.ts'
import { pick } from '../pick.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { useFileFacts } from '../ui/publication/file-facts.tsx'
import { DocumentSheet, yearOf } from '../ui/publication/publication-entry.tsx'
import styles from '../ui/publication/publication.css?inline'
import { words } from '../ui/publication/words.ts'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock } from '../ui/title-block/title-block.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import type { PageLocale } from '../../contract/page-locales.ts'
import { scriptOf } from '../script-of.ts'
import { useForeign, useLocale, useWords } from '../words.ts'

export const load = ((api, { params: { slug = '' } }) => api.getPublication(slug)) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

const crumbs = (locale: PageLocale) => [{ label: ADDRESSES.publications.name[locale], to: href('publications') }]

export default function PublicationDetail({ loaderData: publication }: PageProps<typeof load>) {
  const { slug, title, description, kind, language, issued, authors, document, usedIn, locale } = publication
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const fileFacts = useFileFacts()
  const foreign = useForeign()
  return (
    <article>
      <ComponentStyles name="publication" css={styles} />
      <PageHeading title={title} lead={description} locale={locale} crumbs={crumbs(useLocale())} />
      <div className="wrap publication-page">
        <DocumentSheet document={document} title={title} isLarge />
        <div>
          <Untranslated locale={locale} />
          <TitleBlock
            inRows
            facts={[
              { label: t.kind, value: t.kinds[kind] },
              { label: t.authors, value: authors, lang: foreign(scriptOf(authors)) },
              { label: t.issued, value: digits(yearOf(issued)) },
              { label: t.language, value: t.languages[language] },
              { label: t.file, value: document && fileFacts(document) },
            ]}
          />
          {document && (
            <p className="publication-page__download">
              <a className="button" href={publicationFile(slug)}>
                {t.download} ({document.type.toUpperCase()})
              </a>
            </p>
          )}
          {usedIn.length > 0 && <Uses title={t.usedIn} uses={usedIn} />}
        </div>
      </div>
    </article>
  )
}

function Uses({ title, uses }: { title: string; uses: Detail['usedIn'] }) {
  const to = { projects: 'project', services: 'service', news: 'newsItem' } as const
  return (
    <section className="publication-page__uses" aria-labelledby="uses">
      <h2 id="uses">{title}</h2>
      <ul>
        {uses.map(({ entity, slug, title: name }) => (
          <li key={`${entity}-${slug}`}>
            <Link to={href(to[entity], { slug })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  return pageMeta(matches, {
    ...pick(loaderData, ['title', 'description', 'seo', 'locales']),
    path: href('publication', { slug: params.slug }),
    crumbs: crumbs(localeOf(matches)),
  })
}
