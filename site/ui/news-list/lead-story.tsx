import { useViewTransitionState } from 'react-router'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { defineWords, useForeign, useWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { keepCompounds } from '../page-heading/short-compounds.tsx'
import { Picture } from '../picture/picture.tsx'
import type { News } from '../../../contract/news/news.ts'
import type { NewsSummary } from '../card/news-card.tsx'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

export function LeadStory({ news }: { news: ListedNews }) {
  const { slug, name, summary, createdAt, createdAtBs, category, image, closing } = news
  const lang = useForeign()(news.locale)
  const to = href('newsItem', { slug })
  const isOpening = useViewTransitionState(to)
  return (
    <article className={image ? 'card lead-story' : 'card lead-story lead-story--plain'}>
      {image && (
        <Picture
          className={isOpening ? 'lead-story__picture picture--travelling' : 'lead-story__picture'}
          picture={image}
          sizes="(min-width: 84rem) 46rem, (min-width: 60rem) 56vw, 88vw"
          isFirst
        />
      )}
      <div className="lead-story__words">
        <p className="card__facts">
          <Day of={createdAt} bs={createdAtBs} />
          <span>{category}</span>
        </p>
        <h2 className="lead-story__title" lang={lang}>
          <Link className="card__link" to={to} viewTransition>
            {keepCompounds(name)}
          </Link>
        </h2>
        <p className="lead-story__summary" lang={lang}>
          {summary}
        </p>
        {closing && <Closing {...closing} />}
      </div>
    </article>
  )
}

type ClosingDate = NonNullable<ReturnType<typeof toClosing>>

export type ListedNews = NewsSummary & { closing?: ClosingDate | undefined }

export const toClosing = ({ vacancy }: News) =>
  vacancy?.closesOn ? { on: vacancy.closesOn, onBs: vacancy.closesOnBs, isPast: vacancy.isClosed } : undefined

/** Until when one can apply for a vacancy. */
export function Closing({ on, onBs, isPast }: ClosingDate) {
  const t = useWords(words)
  return (
    <p className={isPast ? 'news-closing news-closing--closed' : 'news-closing'}>
      {isPast ? (
        t.closed
      ) : (
        <>
          {t.closesOn}
          <Day of={on} bs={onBs} />
        </>
      )}
    </p>
  )
}
