import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useForeign, useWords } from '../../words.ts'
import { Status } from '../status/status.tsx'
import type { RegionDrawing } from './draw-region.ts'
import type { RegionData } from './region-data.ts'
import { words } from './words.ts'
import type { ReactNode } from 'react'

export type DrawnProject = RegionData['located'][number]

export interface Place {
  slug: string
  name: string
  projectCount?: number
}

interface RegionMapProps {
  name: string
  /** `located` are those to which the drawing's marks refer, `unplaced` counts those without a mark. */
  region: Pick<RegionData, 'drawing' | 'located' | 'unplaced'>
  /** In the order of the drawing's shapes, of a province; a district is one shape without a link. */
  districts?: Required<Place>[] | undefined
}

/** Kilometres by which the outlines are wrong at most: docs/decisions/24-places.md, and 800 m of a province's. */
const DISTRICT_ERROR = 1
const PROVINCE_ERROR = 2

/** The outline with numbered marks of projects, and the list that says the same. Needs no script. */
export function RegionMap({ name, region: { drawing, located, unplaced }, districts }: RegionMapProps) {
  const t = useWords(words)
  const foreign = useForeign()
  const { width, height, shapes } = drawing
  const marks = numberMarks(drawing.marks)
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
              >
                <title>{`${district.name}: ${t.count(district.projectCount)}`}</title>
                <path d={shape} />
              </Link>
            ) : (
              <path key={shape} className="region-map__worked" d={shape} />
            )
          })}
          {districts?.map(({ slug, name: district }, index) => {
            const [x, y] = drawing.labels[index] ?? []
            return (
              <text key={slug} className="region-map__name" x={x} y={y} aria-hidden="true">
                {district}
              </text>
            )
          })}
          {marks.map((mark) => (
            <Mark key={mark.number} mark={mark} located={located} />
          ))}
        </svg>
        <figcaption className="region-map__source">
          {`${t.source} `}
          <a href="https://localboundries.oknp.org" lang={foreign('en')}>
            Open Knowledge Nepal – Local Boundaries
          </a>
          {' ('}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          {`), ${t.simplified(districts ? PROVINCE_ERROR : DISTRICT_ERROR)}`}
        </figcaption>
      </figure>
      <RegionSection id="located" title={t.locations}>
        {located.length === 0 && <p>{t.noLocations}</p>}
        {located.length > 0 && unplaced > 0 && <p className="region-map__source">{t.unplaced(unplaced)}</p>}
        {marks.length > 0 && (
          <ol className="region-map__list">
            {marks.map((mark) => (
              <Listed key={mark.number} mark={mark} located={located} />
            ))}
          </ol>
        )}
      </RegionSection>
    </div>
  )
}

type NumberedMark = RegionDrawing['marks'][number] & {
  /** Of its first project in the list. */
  number: number
}

/** The list is in the order of the marks. */
function numberMarks(marks: RegionDrawing['marks']): NumberedMark[] {
  let next = 1
  return marks.map((mark) => {
    const number = next
    next += mark.members.length
    return { ...mark, number }
  })
}

/** `3`, or `3–7` of several projects. */
function labelOf({ number, members }: NumberedMark): string {
  return members.length > 1 ? `${number}–${number + members.length - 1}` : String(number)
}

const listIdOf = ({ number }: NumberedMark) => `located-${number}`

interface MarkProps {
  mark: NumberedMark
  located: DrawnProject[]
}

/** Leads to its project, or to the list of its projects. */
function Mark({ mark, located }: MarkProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const { x, y, members, lines } = mark
  const drawnLines = lines.map((line) => <path key={line} className="region-map__line" d={line} />)
  const label = (
    <text x={x} y={y}>
      {digits(labelOf(mark))}
    </text>
  )
  if (members.length > 1) {
    return (
      <a className="region-map__mark" href={`#${listIdOf(mark)}`}>
        <title>{t.together(members.length)}</title>
        {drawnLines}
        <rect className="region-map__target" x={x - 30} y={y - 20} width="60" height="40" />
        <rect x={x - 27} y={y - 13} width="54" height="26" rx="13" />
        {label}
      </a>
    )
  }
  const project = located[members[0]!]!
  return (
    <Link className="region-map__mark" to={project.path}>
      <title>{project.title}</title>
      {drawnLines}
      <circle className="region-map__target" cx={x} cy={y} r="20" />
      <circle cx={x} cy={y} r="13" />
      {label}
    </Link>
  )
}

function Listed({ mark, located }: MarkProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const foreign = useForeign()
  const { number, members } = mark
  const items = members.map((index, place) => {
    const { path, title, status, locale } = located[index]!
    return (
      <li key={index} className="region-map__item">
        <b>{digits(number + place)}</b>
        <span>
          <Link to={path} lang={foreign(locale)}>
            {title}
          </Link>{' '}
          <Status status={status} />
        </span>
      </li>
    )
  })
  if (items.length === 1) return items
  return (
    <li className="region-map__group" id={listIdOf(mark)} tabIndex={-1}>
      <p className="region-map__item">
        <b>{digits(labelOf(mark))}</b>
        {t.together(items.length)}
      </p>
      <ol className="region-map__members">{items}</ol>
    </li>
  )
}

export function RegionSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="region__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
