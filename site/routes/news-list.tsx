import type { ComponentType } from 'react'
import { href } from '../../contract/addresses.ts'
import { FEED_FILES } from '../../contract/discovery/discovery-files.ts'
import { DEFAULT_LIMIT } from '../../contract/limits.ts'
import { MoreLink } from '../link.tsx'
import { ApiError } from '../api/api-error.ts'
import type { SiteApi } from '../api/site-api.ts'
import { useDates } from '../dates.words.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { introOf, localeOf, pageMeta } from '../meta.ts'
import { NewsCard, toNewsSummary } from '../ui/card/news-card.tsx'
import { MessagePanel } from '../ui/message-panel/message-panel.tsx'
import { ChoiceLinks } from '../ui/choice-links/choice-links.tsx'
import { Closing, toClosing, LeadStory } from '../ui/news-list/lead-story.tsx'
import styles from '../ui/news-list/news-list.css?inline'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { pageFromUrl, Pagination } from '../ui/pagination/pagination.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { headingOf, useText } from '../texts.ts'
import { useWords, wordsIn } from '../words.ts'
import { words } from './news-list.words.ts'

/** Below the list, of an extra. */
export interface NewsSlot {
  /** Whether there is something to show. */
  load: (api: SiteApi) => Promise<boolean>
  default: ComponentType
}

const [slot] = Object.values(import.meta.glob<NewsSlot>('../../extras/*/site/slots/news.tsx', { eager: true }))

export const load = (async (api, { url }) => {
  const page = pageFromUrl(url)
  const slug = url.searchParams.get('category') ?? ''
  const [categories, hasSlot = false, news] = await Promise.all([
    api.listCategories(),
    slot?.load(api),
    api.listNews({ category: slug, page }).catch((error: unknown) => {
      const isUnknownCategory = error instanceof ApiError && error.status === 422
      throw isUnknownCategory ? new ApiError(404, { message: 'There is no such category' }) : error
    }),
  ])
  return {
    page,
    total: news.meta.total,
    news: news.data.map((item) => ({ ...toNewsSummary(item), closing: toClosing(item) })),
    category: categories.find((category) => category.slug === slug) ?? null,
    categories: categories.map(({ slug, name, newsCount }) => ({ slug, name, newsCount })),
    ...(hasSlot && { hasSlot }),
  }
}) satisfies Load<unknown>

export default function NewsList({ loaderData }: PageProps<typeof load>) {
  const { page, total, news, category, categories, hasSlot } = loaderData
  const t = useWords(words)
  const intro = useText('news')
  const slug = category?.slug ?? ''
  const lead = page === 0 ? news[0] : undefined
  const { day } = useDates()
  const ofAll = categories.reduce((sum, { newsCount }) => sum + newsCount, 0)
  const open = news.flatMap(({ closing }) => (closing && !closing.isPast ? closing.on : [])).toSorted()
  const facts = [
    { label: t.items, value: total },
    ...open.slice(0, 1).map((on) => ({ label: t.closing, value: day(on) })),
  ]
  return (
    <>
      <ComponentStyles name="news-list" css={styles} />
      <PageHeading {...headingOf(intro)} facts={total > 0 ? facts : undefined} />
      <div className="wrap news-list">
        <ChoiceLinks
          label={t.categories}
          choices={[{ slug: '', name: t.everything, newsCount: ofAll }, ...categories].map(
            ({ slug: one, name, newsCount }) => ({
              to: href('news', { category: one }),
              name,
              count: newsCount,
              isCurrent: one === slug,
            }),
          )}
        />
        {lead && <LeadStory news={lead} />}
        {news.length > 0 ? (
          <ul className="news-list__rows">
            {(lead ? news.slice(1) : news).map((item) => (
              <li key={item.slug}>
                <NewsCard news={item} level="h2" />
                {item.closing && <Closing {...item.closing} />}
              </li>
            ))}
          </ul>
        ) : (
          <Nothing isBeyondTheEnd={total > 0} firstPage={addressOf(slug, 0)} />
        )}
        {news.length > 0 && (
          <Pagination page={page} total={total} limit={DEFAULT_LIMIT} pageTo={(target) => addressOf(slug, target)} />
        )}
        {hasSlot && slot && <slot.default />}
      </div>
    </>
  )
}

function Nothing({ isBeyondTheEnd, firstPage }: { isBeyondTheEnd: boolean; firstPage: string }) {
  const t = useWords(words)
  return (
    <MessagePanel title={isBeyondTheEnd ? t.beyond : t.none}>
      <p>{isBeyondTheEnd ? t.beyondText : t.noneText}</p>
      <MoreLink to={isBeyondTheEnd ? firstPage : href('news')}>{isBeyondTheEnd ? t.first : t.all}</MoreLink>
    </MessagePanel>
  )
}

/** Pages count from 0; an empty slug means all news. */
function addressOf(category: string, page: number): string {
  return href('news', { category, page: page > 0 ? page + 1 : undefined })
}

export function meta({ matches, loaderData: { category, page } }: MetaArgs<typeof load>) {
  const t = wordsIn(words, localeOf(matches))
  const intro = introOf(matches, 'news')
  return pageMeta(matches, {
    ...intro,
    ...(category && { title: t.titleOf(category.name), seo: intro.seo && { ...intro.seo, title: '' } }),
    path: addressOf(category?.slug ?? '', page),
    page,
    feeds: FEED_FILES.news,
  })
}
