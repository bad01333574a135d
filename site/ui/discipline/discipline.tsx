import { href } from '../../../contract/addresses.ts'
import type { Picture as PictureData } from '../../../contract/picture.ts'
import type { Service } from '../../../contract/service.ts'
import { Link } from '../../link.tsx'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './discipline.css?inline&in-page'

export interface DisciplineSummary {
  slug: string
  name: string
  summary: string
  picture: PictureData | null
}

export function toDisciplines(services: Service[]): DisciplineSummary[] {
  return services
    .filter(({ parentService }) => parentService === null)
    .map(({ slug, name, summary, picture }) => ({ slug, name, summary, picture: withoutAlt(picture) }))
}

export function Discipline({ discipline: { slug, name, summary, picture } }: { discipline: DisciplineSummary }) {
  return (
    <li className="card discipline">
      <ComponentStyles name="discipline" css={styles} />
      {picture && <Picture className="card__picture" picture={picture} sizes="7.5rem" isSmall />}
      <div className="discipline__words">
        <h3 className="card__title">
          <Link className="card__link" to={href('service', { slug })}>
            {name}
          </Link>
        </h3>
        <p className="card__text">{summary}</p>
      </div>
    </li>
  )
}
