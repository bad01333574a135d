import { href } from '../../contract/addresses.ts'
import { Link } from '../link.tsx'
import type { Route } from './+types/news-detail.ts'
import { formatDate } from '../dates.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { useSiteData } from '../site-data.ts'
import { BackLink } from '../ui/back-link/back-link.tsx'
import { Neighbours } from '../ui/neighbours/neighbours.tsx'
import styles from '../ui/news-article/news-article.css?inline'
import { ShareLinks } from '../ui/news-article/share-links.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { TitleBlock } from '../ui/title-block/title-block.tsx'

const load = (async (api, { params: { slug = '' } }) => {
  const { name, summary, description, image, createdAt, updatedAt, category, previous, next } = await api.getNews(slug)
  return {
    name,
    summary,
    description,
    image,
    createdAt,
    updatedAt,
    category: category ?? null,
    previous: previous && { label: previous.name, to: href('newsItem', { slug: previous.slug }) },
    next: next && { label: next.name, to: href('newsItem', { slug: next.slug }) },
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load, { isSilent: true })
export { shouldRevalidate } from '../failed-load.ts'

export default function NewsDetail({ loaderData, params }: Route.ComponentProps) {
  const { name, description, image, createdAt, category, previous, next } = loaderData
  const publicUrl = useSiteData()?.publicUrl ?? ''
  return (
    <>
      <article className="wrap news-article">
        <ComponentStyles name="news-article" css={styles} />
        <div className="news-article__head">
          <BackLink to={href('news')}>Back to News</BackLink>
          <h1 className="news-article__title">{name}</h1>
        </div>
        <div className="news-article__facts">
          <TitleBlock
            facts={[
              // Author and reading time are fixed (specification section 2).
              { label: 'Author', value: 'Admin' },
              { label: 'Date', value: <time dateTime={createdAt}>{formatDate(createdAt)}</time> },
              { label: 'Reading time', value: '5 min read' },
              ...(category ? [{ label: 'Category', value: <CategoryLink {...category} /> }] : []),
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
          <RichText html={description} />
          <p className="news-article__end">
            <Link className="more" to={category ? href('news', { category: category.slug }) : href('news')}>
              {category ? `More in ${category.name.toLowerCase()}` : 'More news'}
            </Link>
          </p>
          <ShareLinks title={name} address={publicUrl + href('newsItem', { slug: params.slug })} />
        </div>
      </article>
      <Neighbours label="News before and after this" previous={previous} next={next} />
    </>
  )
}

function CategoryLink({ slug, name }: { slug: string; name: string }) {
  return <Link to={href('news', { category: slug })}>{name}</Link>
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.name,
    description: loaderData?.summary,
    path: href('newsItem', { slug: params.slug }),
    image: loaderData?.image,
    type: 'article',
    crumbs: [{ label: 'News', to: href('news') }],
    subject: loaderData && { type: 'news', createdAt: loaderData.createdAt, updatedAt: loaderData.updatedAt },
  })
}
