import type { News } from '../../../contract/news/news.ts'
import { useWords } from '../../words.ts'
import type { NewsSummary } from '../card/news-card.tsx'
import { Day } from '../day/day.tsx'
import { words } from './words.ts'

interface ClosingDate {
  /** Such as 2026-12-04. */
  on: string
  onBs: string | null
  isPast: boolean
}

export type ListedNews = NewsSummary & { closing?: ClosingDate | undefined }

export function toClosing({ vacancy }: News): ClosingDate | undefined {
  return vacancy?.closesOn ? { on: vacancy.closesOn, onBs: vacancy.closesOnBs, isPast: vacancy.isClosed } : undefined
}

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
