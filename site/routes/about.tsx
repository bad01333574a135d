import { useId } from 'react'
import { href } from '../../contract/addresses.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import { yearsSince } from '../dates.ts'
import { MoreLink } from '../link.tsx'
import { localeOf, pageMeta } from '../meta.ts'
import type { DataOf, Load, MetaArgs, PageProps } from '../page.ts'
import { pick } from '../pick.ts'
import { usePresence } from '../texts.ts'
import { AboutPage } from '../ui/about/about-page.tsx'
import styles from '../ui/about/about.css?inline'
import { words } from '../ui/about/words.ts'
import { LateBlocks, loadPageBlocks } from '../ui/blocks/load-page-blocks.ts'
import { Day } from '../ui/day/day.tsx'
import { Picture, withoutAlt } from '../ui/picture/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { ComponentStyles } from '../ui/styles/component-styles.tsx'
import { Timeline } from '../ui/timeline/timeline.tsx'
import { Untranslated } from '../ui/untranslated/untranslated.tsx'
import { useForeign, useWords, wordsIn } from '../words.ts'
import { words as historyWords } from './history.words.ts'

/** Both addresses of About Us (specification section 2): that of the history has the timeline on it (readings). */
export const load = (async (api, { url }) => {
  const isHistory = splitLocale(url.pathname).path === href('history')
  const [story, message, { foundedOn, foundedOnBs }, periods] = await Promise.all([
    api.getPage('our-story'),
    api.getPage('managing-director'),
    api.getSettings(),
    isHistory ? api.listTimeline() : undefined,
  ])
  return {
    story: pick(story, ['title', 'summary', 'body', 'picture', 'locale']),
    message: { ...pick(message, ['title', 'body', 'signature', 'locale']), picture: withoutAlt(message.picture) },
    seo: story.seo,
    blocks: await loadPageBlocks(story.blocks, api),
    locales: story.locales,
    foundedOn,
    foundedOnBs,
    years: foundedOn ? yearsSince(foundedOn) : 0,
    periods,
  }
}) satisfies Load<unknown>

export default function About({ loaderData }: PageProps<typeof load>) {
  const { story, message, blocks, foundedOn, foundedOnBs, years, periods } = loaderData
  const t = useWords(words)
  const lang = useForeign()(story.locale)
  const isThere = usePresence()
  const journey = foundedOn ? t.journeySince(foundedOn) : t.journey
  return (
    <AboutPage
      title={t.about}
      lead={lang ? <span lang={lang}>{story.summary}</span> : story.summary}
      facts={[
        { label: t.founded, value: foundedOn && <Day of={foundedOn} bs={foundedOnBs} /> },
        { label: t.years, value: years },
      ]}
      below={
        <>
          {message.body && <Message message={message} />}
          {blocks[0] && <LateBlocks blocks={blocks} />}
        </>
      }
    >
      <ComponentStyles name="about" css={styles} />
      <Untranslated locale={story.locale} />
      {story.picture && (
        <Picture
          className="reading-page__picture"
          picture={story.picture}
          sizes="(min-width: 84rem) 59rem, (min-width: 60rem) calc(95vw - 24rem), 88vw"
          isFirst={!periods}
        />
      )}
      {story.body && (
        <h2 className="about-text__title" lang={lang}>
          {story.title}
        </h2>
      )}
      <RichText html={story.body} locale={story.locale} />
      {periods && periods.length > 0 && <Timeline title={journey} periods={periods} />}
      {!periods && isThere('history') && (
        <p className="about-text__journey">
          <MoreLink to={href('history')}>{journey}</MoreLink>
        </p>
      )}
    </AboutPage>
  )
}

function Message({ message }: Pick<DataOf<typeof load>, 'message'>) {
  const { title, body, signature, picture, locale } = message
  const id = useId()
  const [name = '', ...position] = (signature ?? '').split(', ')
  return (
    <section className="message" aria-labelledby={id}>
      <div className="message__inner wrap" lang={useForeign()(locale)}>
        <div>
          {picture && (
            <Picture className="message__portrait" picture={picture} sizes="(min-width: 60rem) 10rem, 6rem" isSmall />
          )}
          <h2 className="message__title" id={id}>
            {title}
          </h2>
        </div>
        <div>
          <RichText html={body} />
          {signature && (
            <p className="message__signature">
              <strong className="message__name">{name}</strong>
              {position.length > 0 && <span className="message__position">{position.join(', ')}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** `/about` is the canonical address of both. */
export function meta({ matches, loaderData: { story, periods, seo, locales } }: MetaArgs<typeof load>) {
  const locale = localeOf(matches)
  const shared = { description: story.summary, path: href('about'), image: story.picture, locales }
  if (!periods) return pageMeta(matches, { title: wordsIn(words, locale).about, ...shared, seo })
  const { title } = wordsIn(historyWords, locale)
  return pageMeta(matches, { title, ...shared, at: href('history'), seo: seo && { ...seo, title: '' } })
}
