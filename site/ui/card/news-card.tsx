// @chunk shared
import { useViewTransitionState } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import type { News } from '../../../contract/news/news.ts'
import { useDates } from '../../dates.words.ts'
import { Link } from '../../link.tsx'
import { pick } from '../../pick.ts'
import { useForeign } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'

export type NewsSummary = ReturnType<typeof toNewsSummary>

export function toNewsSummary(news: News) {
  return {
    ...pick(news, ['slug', 'name', 'summary', 'createdAt', 'createdAtBs', 'locale']),
    category: news.category?.name ?? '',
    image: withoutAlt(news.image),
  }
}

export function NewsCard({ news, level: Heading = 'h3' }: { news: NewsSummary; level?: 'h2' | 'h3' }) {
  const to = href('newsItem', { slug: news.slug })
  const { day } = useDates()
  const lang = useForeign()(news.locale)
  const isOpening = useViewTransitionState(to)
  return (
    <article className={news.image ? 'card' : 'card card--plain'}>
      {news.image && (
        <Picture
          className={isOpening ? 'card__picture picture--travelling' : 'card__picture'}
          picture={news.image}
          sizes="(min-width: 80rem) 24.5rem, (min-width: 44rem) 45vw, 88vw"
          isSmall
        />
      )}
      <p className="card__facts">
        {/* Its page has the machine-readable date: home may not grow. */}
        <Day bs={news.createdAtBs}>{day(news.createdAt)}</Day>
        <span>{news.category}</span>
      </p>
      <Heading className="card__title" lang={lang}>
        <Link className="card__link" to={to} viewTransition>
          {keepCompounds(news.name)}
        </Link>
      </Heading>
      <p className="card__text" lang={lang}>
        {news.summary}
      </p>
    </article>
  )
}
