import { href } from '../../../contract/addresses.ts'
import type { Service } from '../../../contract/services/service.ts'
import { Link } from '../../link.tsx'
import { useForeign } from '../../words.ts'
import { Picture, withoutAlt } from '../picture/picture.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './discipline.css?inline&in-page'

export type DisciplineSummary = ReturnType<typeof toDisciplines>[number]

export const toDisciplines = (services: Service[]) =>
  services
    .filter(({ parentService }) => parentService === null)
    .map(({ slug, name, summary, picture, locale }) => ({ slug, name, summary, picture: withoutAlt(picture), locale }))

export function Discipline({ discipline }: { discipline: DisciplineSummary }) {
  const { slug, name, summary, picture, locale } = discipline
  return (
    <li className="card discipline">
      <ComponentStyles name="discipline" css={styles} />
      {picture && <Picture className="card__picture" picture={picture} sizes="7.5rem" isSmall />}
      <div className="discipline__words" lang={useForeign()(locale)}>
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
