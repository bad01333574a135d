import { href } from '../../contract/addresses.ts'
import { latePart } from '../late-part.tsx'
import { Link, MoreLink } from '../link.tsx'
import { useDates } from '../dates.words.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { pick } from '../pick.ts'
import { BackLink } from '../ui/back-link/back-link.tsx'
import { Neighbours } from '../ui/neighbours/neighbours.tsx'
import styles from '../ui/news-article/news-article.css?inline'
import { Picture } from '../ui/picture/picture.tsx'
import { LatePictureNote } from '../ui/picture-note/late-picture-note.tsx'
import { toDownloads } from '../ui/publication/download.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { Day } from '../ui/day/day.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock } from '../ui/title-block/title-block.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { useForeign, useWords, wordsIn } from '../words.ts'
import { words } from './news-detail.words.ts'

const Downloads = latePart(() => import('../ui/publication/downloads.tsx'))
const ShareLinks = latePart(() => import('../ui/share/share-links.tsx'))
const VacancyFacts = latePart(() => import('../ui/vacancy/vacancy-facts.tsx'))

export const load = (async (api, { params: { slug = '' } }) => {
  const news = await api.getNews(slug)
  const { category = null, previous, next } = news
  return {
    ...pick(news, ['name', 'summary', 'description', 'image', 'createdAt', 'createdAtBs', 'updatedAt', 'vacancy']),
    ...pick(news, ['seo', 'locale', 'locales']),
    category,
    downloads: toDownloads(news.publications),
    previous: previous && { label: previous.name, to: href('newsItem', { slug: previous.slug }) },
    next: next && { label: next.name, to: href('newsItem', { slug: next.slug }) },
  }
}) satisfies Load<unknown>

export const loadOptions = { isSilent: true }

export default function NewsDetail({ loaderData, params }: PageProps<typeof load>) {
  const { name, description, image, createdAt, createdAtBs, category, previous, next, locale, vacancy, downloads } =
    loaderData
  const t = useWords(words)
  const { newsDay } = useDates()
  return (
    <>
      <article className="wrap news-article">
        <ComponentStyles name="news-article" css={styles} />
        <div className="news-article__head">
          <BackLink to={href('news')}>{t.back}</BackLink>
          <h1 className="news-article__title" lang={useForeign()(locale)} data-field="title">
            {name}
          </h1>
        </div>
        <div className="news-article__facts">
          <TitleBlock
            facts={[
              { label: t.author, value: t.admin },
              {
                label: t.date,
                field: 'createdAt',
                value: (
                  <Day of={createdAt} bs={createdAtBs}>
                    {newsDay(createdAt)}
                  </Day>
                ),
              },
              { label: t.reading, value: t.minutes },
              ...(category ? [{ label: t.category, field: 'categoryId', value: <CategoryLink {...category} /> }] : []),
            ]}
          />
        </div>
        <div className="news-article__main">
          {image && (
            <Picture
              className="news-article__picture picture--travelling"
              picture={image}
              sizes="(min-width: 80rem) 56rem, (min-width: 64rem) 66vw, 88vw"
              isFirst
            />
          )}
          <LatePictureNote picture={image ?? undefined} isBelow printName={params.slug} />
          <Untranslated locale={locale} />
          {vacancy && <VacancyFacts vacancy={vacancy} locale={locale} slug={params.slug!} />}
          <RichText html={description} locale={locale} />
          {downloads && <Downloads downloads={downloads} />}
          <p className="news-article__end">
            <MoreLink to={category ? href('news', { category: category.slug }) : href('news')}>
              {category ? t.moreIn(category.name) : t.more}
            </MoreLink>
          </p>
          <ShareLinks title={name} path={href('newsItem', { slug: params.slug })} />
        </div>
      </article>
      <Neighbours label={t.neighbours} previous={previous} next={next} />
    </>
  )
}

function CategoryLink({ slug, name }: { slug: string; name: string }) {
  return <Link to={href('news', { category: slug })}>{name}</Link>
}

export function meta({ matches, params, loaderData }: MetaArgs<typeof load>) {
  const { name: title, summary: description, image, seo, locales } = loaderData
  const path = href('newsItem', { slug: params.slug })
  const crumbs = [{ label: wordsIn(words, localeOf(matches)).news, to: href('news') }]
  const subject = { type: 'news', ...loaderData } as const
  return pageMeta(matches, { title, description, path, image, type: 'article', crumbs, subject, seo, locales })
}
