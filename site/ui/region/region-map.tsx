import { href } from '../../../contract/addresses.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useForeign, useWords } from '../../words.ts'
import { Status } from '../status/status.tsx'
import type { ProjectSummary } from '../card/project-card.tsx'
import type { RegionDrawing } from './draw-region.ts'
import { words } from './words.ts'

export interface DrawnProject {
  id: number
  /** Of its page. */
  path: string
  title: string
  status: ProjectSummary['status']
  locale: Locale
}

interface RegionMapProps {
  name: string
  drawing: RegionDrawing
  /** In the order of the drawing's marks. */
  located: DrawnProject[]
  /** In the order of the drawing's shapes, of a province; a district is one shape without a link. */
  districts?: { slug: string; name: string; projectCount: number }[] | undefined
}

/** The outline with numbered marks of projects, and the list that says the same. Needs no script. */
export function RegionMap({ name, drawing, located, districts }: RegionMapProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const foreign = useForeign()
  const { width, height, shapes, marks } = drawing
  return (
    <div className="region-map">
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t.map(name)}>
          {shapes.map((shape, index) => {
            const district = districts?.[index]
            return district ? (
              <Link
                key={district.slug}
                className={district.projectCount > 0 ? 'region-map__worked' : undefined}
                to={href('district', { slug: district.slug })}
                discover="none"
              >
                <title>{t.counted(district.name, t.count(district.projectCount))}</title>
                <path d={shape} />
              </Link>
            ) : (
              <path key={shape} d={shape} />
            )
          })}
          {marks.map(({ x, y, line }, index) => {
            const project = located[index]!
            return (
              <Link key={project.id} className="region-map__mark" to={project.path} discover="none">
                <title>{project.title}</title>
                {line && <path className="region-map__line" d={line} />}
                <circle className="region-map__target" cx={x} cy={y} r="20" />
                <circle cx={x} cy={y} r="11" />
                <text x={x} y={y}>
                  {digits(index + 1)}
                </text>
              </Link>
            )
          })}
        </svg>
        <figcaption className="region-map__source">
          {`${t.source} `}
          <a href="https://localboundries.oknp.org" lang={foreign('en')}>
            Open Knowledge Nepal – Local Boundaries
          </a>
          {' ('}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          {`), ${t.simplified}`}
        </figcaption>
      </figure>
      <section aria-labelledby="located">
        <h2 className="region__title" id="located">
          {t.locations}
        </h2>
        {located.length === 0 && <p>{t.noLocations}</p>}
        <ol className="region-map__list">
          {located.map(({ id, path, title, status, locale }, index) => (
            <li key={id}>
              <span className="region-map__number">{digits(index + 1)}</span>
              <Link to={path} lang={foreign(locale)}>
                {title}
              </Link>{' '}
              <Status status={status} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
