import { useEffect, useRef } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import type { Locale } from '../../../contract/locale.ts'
import { ButtonLink, Link } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { useForeign, useWords, defineWords } from '../../words.ts'
import { words as askWords } from '../ask/words.ts'
import { Contours } from '../contours/contours.tsx'
import { Picture } from '../picture/picture.tsx'
import { TitleBlock } from '../title-block/title-block.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { OptionalText } from '../section/optional-text.tsx'
import styles from './hero.css?inline&in-page'
import { layOutBelow } from './lay-out-below.ts'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

const FIGURES = ['years', 'projects', 'districts', 'disciplines'] as const

interface HeroProps {
  title: string
  lead: string
  /** Of title and lead. */
  locale?: Locale
  picture: PictureData | null
  /** Counted from the data. */
  figures: Record<(typeof FIGURES)[number], number>
}

export function Hero({ title, lead, locale, picture, figures }: HeroProps) {
  const t = useWords(words)
  const { write } = useWords(askWords)
  const isThere = usePresence()
  const lang = useForeign()(locale)
  const hero = useRef<HTMLDivElement>(null)
  useEffect(() => layOutBelow(hero.current), [])
  const facts = FIGURES.map((name) => ({ label: t[name], value: figures[name] }))
  return (
    <div className="hero" ref={hero}>
      <ComponentStyles name="hero" css={styles} />
      <Contours className="hero__contours" />
      <div className="hero__words wrap">
        <h1 className="hero__title" lang={lang}>
          {title}
        </h1>
        <div>
          <OptionalText className="hero__lead" lang={lang} text={lead} />
          <p className="hero__actions">
            {isThere('projects') && <ButtonLink to={href('projects')}>{t.see}</ButtonLink>}
            <Link className={isThere('projects') ? 'button button--quiet' : 'button'} to={href('contact')}>
              {write}
            </Link>
          </p>
        </div>
      </div>
      <div className="hero__model">
        {picture && (
          <Picture className="hero__picture" picture={picture} sizes="(max-width: 51.99rem) 130vw, 100vw" isFirst />
        )}
        <div className="hero__facts">
          <div className="wrap">
            <TitleBlock facts={facts} />
          </div>
        </div>
      </div>
    </div>
  )
}
