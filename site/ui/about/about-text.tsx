import { useId } from 'react'
import { href } from '../../../contract/addresses.ts'
import { latePart } from '../../late-part.tsx'
import { Link } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { useForeign, useWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { Picture } from '../picture/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Timeline, type Period } from '../timeline/timeline.tsx'
import { Untranslated } from '../untranslated/untranslated.tsx'
import { AboutPage } from './about-page.tsx'
import styles from './about.css?inline'
import type { AboutTextData } from './load-about-text.ts'
import { words } from './words.ts'

const Blocks = latePart(() => import('../blocks/blocks.tsx'))

interface AboutTextProps {
  about: AboutTextData
  /** Without them, a link leads to the timeline. */
  periods?: Period[]
}

export function AboutText({
  about: { story, message, blocks, foundedOn, foundedOnBs, years },
  periods,
}: AboutTextProps) {
  const t = useWords(words)
  const lang = useForeign()(story.locale)
  const isThere = usePresence()
  const journey = foundedOn ? t.journeySince(foundedOn) : t.journey
  return (
    <AboutPage
      title={t.about}
      lead={lang ? <span lang={lang}>{story.summary}</span> : story.summary}
      facts={[
        {
          label: t.founded,
          value: foundedOn && <Day of={foundedOn} bs={foundedOnBs} />,
        },
        { label: t.years, value: years },
      ]}
      below={
        <>
          {message.body && <Message message={message} />}
          {blocks[0] && <Blocks blocks={blocks} />}
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
          <Link className="more" to={href('history')}>
            {journey}
          </Link>
        </p>
      )}
    </AboutPage>
  )
}

function Message({ message: { title, body, signature, picture, locale } }: { message: AboutTextData['message'] }) {
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
