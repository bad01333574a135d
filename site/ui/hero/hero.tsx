import { href } from '../../../contract/addresses.ts'
import type { Picture as PictureData } from '../../../contract/picture.ts'
import { Link } from '../../link.tsx'
import { Contours } from '../contours/contours.tsx'
import { Picture } from '../picture/picture.tsx'
import { TitleBlock } from '../title-block/title-block.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './hero.css?inline&in-page'

interface HeroProps {
  title: string
  lead: string
  picture: PictureData | null
  /** Counted from the data. */
  figures: { years: number; projects: number; districts: number; disciplines: number }
}

export function Hero({ title, lead, picture, figures }: HeroProps) {
  const facts = [
    { label: 'Years since 2009', value: figures.years },
    { label: 'Projects', value: figures.projects },
    { label: 'Districts worked in', value: figures.districts },
    { label: 'Disciplines', value: figures.disciplines },
  ].filter(({ value }) => value > 0)
  return (
    <div className="hero">
      <ComponentStyles name="hero" css={styles} />
      <Contours className="hero__contours" />
      <div className="hero__words wrap">
        <h1 className="hero__title">{title}</h1>
        <div>
          <p className="hero__lead">{lead}</p>
          <p className="hero__actions">
            <Link className="button" to={href('projects')}>
              See our projects
            </Link>
            <Link className="button button--quiet" to={href('contact')}>
              Write to us
            </Link>
          </p>
        </div>
      </div>
      <div className="hero__model">
        {picture && (
          <Picture className="hero__picture" picture={picture} sizes="(max-width: 51.99rem) 130vw, 100vw" isFirst />
        )}
        <div className="hero__facts">
          <div className="wrap">{facts.length > 0 && <TitleBlock facts={facts} />}</div>
        </div>
      </div>
    </div>
  )
}
