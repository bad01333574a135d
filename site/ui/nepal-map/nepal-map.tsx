import { useMemo, useState, memo, useRef } from 'react'
import { href } from '../../../contract/addresses.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { shadeSteps, type MapDistrict, type MapProvince, shadeOf } from './map-data.ts'
import { MAP_HEIGHT, MAP_WIDTH, MAP_DISTRICTS } from './nepal-map-size.ts'
import { words } from './words.ts'
import drawing from './nepal.svg?url'
import styles from './nepal-map.css?inline'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { TitleBlock } from '../title-block/title-block.tsx'

const LIST_ID = 'provinces'

const hrefOfProjects = (district: string) => href('projects', { district })

export interface NepalMapProps {
  /** From `toMapData`. */
  data: MapProvince[]
  /** The link of a district where the map filters a list; should be stable. By default, to its projects. */
  hrefOf?: (slug: string) => string
  current?: string | undefined
}

/** With its sheet in the page's head. */
export function NepalMap(props: NepalMapProps) {
  return (
    <>
      <ComponentStyles name="nepal-map" css={styles} />
      <NepalMapDrawing {...props} />
    </>
  )
}

/** Shapes are in one cached file, links in the page. Without JavaScript, a tooltip shows name and number. */
export function NepalMapDrawing({ data: provinces, hrefOf, current }: NepalMapProps) {
  const t = useWords(words)
  const english = useForeign()('en')
  const [hovered, setHovered] = useState<MapDistrict>()
  const [focused, setFocused] = useState<MapDistrict>()
  const { steps, most } = useMemo(() => shadesOf(provinces), [provinces])
  const chosen = provinces.flatMap(({ districts }) => districts).find(({ slug }) => slug === current)
  const shown = hovered ?? focused ?? chosen
  return (
    <figure className="map">
      <a className="map__skip" href={`#${LIST_ID}`}>
        {t.skip}
      </a>
      <div className="map__body">
        <div className="map__sheet">
          <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="group" aria-label={t.map}>
            <use className="map__grid" href={`${drawing}#g${t.suffix}`} />
            <use className="s0" href={`${drawing}#n`} />
            <DistrictLinks
              data={provinces}
              steps={steps}
              hrefOf={hrefOf}
              current={current}
              onHover={setHovered}
              onFocus={setFocused}
            />
            <use className="map__leader" href={`${drawing}#k${shown?.code ?? ''}`} />
            <use className="map__lines" href={`${drawing}#l${t.suffix}`} />
            {shown && <use className="map__shown" href={`${drawing}#d${shown.code}`} />}
          </svg>
          <p className="map__caption">
            {shown ? <b>{shown.name}</b> : t.choose}
            {shown && ` ${t.projects(shown.projectCount)}`}
          </p>
        </div>
        <div className="map__aside">
          <MapTitleBlock provinces={provinces} steps={steps} most={most} />
          <ProvinceList provinces={provinces} isFilter={hrefOf !== undefined} />
        </div>
      </div>
      <figcaption className="map__source">
        {t.source[0]}
        <a href="https://localboundries.oknp.org" lang={english}>
          Open Knowledge Nepal – Local Boundaries
        </a>{' '}
        (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>){t.source[1]}
      </figcaption>
    </figure>
  )
}

type Shades = ReturnType<typeof shadesOf>

/** The smallest number of projects of each shade, and the largest number of all. */
function shadesOf(provinces: MapProvince[]) {
  const most = Math.max(0, ...provinces.flatMap(({ districts }) => districts.map(({ projectCount }) => projectCount)))
  return { most, steps: shadeSteps(most) }
}

interface ProvinceListProps {
  provinces: MapProvince[]
  /** Whether the map filters a list of projects; otherwise a province leads to its page, which has its districts. */
  isFilter: boolean
}

const ProvinceList = memo(function ProvinceList({ provinces, isFilter }: ProvinceListProps) {
  const t = useWords(words)
  return (
    <ul className="map__provinces" id={LIST_ID} aria-label={t.list}>
      {provinces
        .filter(({ projectCount }) => projectCount > 0)
        .map(({ name, slug, projectCount }) => (
          <li key={slug}>
            <Link to={isFilter ? href('projects', { province: slug }) : href('province', { slug })}>{name}</Link>{' '}
            {t.projects(projectCount)}
          </li>
        ))}
    </ul>
  )
})

interface DistrictLinksProps extends Pick<NepalMapProps, 'data' | 'hrefOf' | 'current'>, Pick<Shades, 'steps'> {
  /** Not called for a district without projects. */
  onHover: (district: MapDistrict | undefined) => void
  onFocus: (district: MapDistrict | undefined) => void
}

/** Memoized: pointing at one district must not redraw all. */
const DistrictLinks = memo(function DistrictLinks(props: DistrictLinksProps) {
  const { data: provinces, hrefOf = hrefOfProjects, current, steps, onHover, onFocus } = props
  const t = useWords(words)
  const isNamed = useRef(true)
  return provinces
    .filter(({ districts }) => districts.length > 0)
    .map((province) => (
      <g key={province.name} role="group" aria-label={province.name}>
        {province.districts.map((district) => (
          <Link
            key={district.code}
            className={`s${shadeOf(district.projectCount, steps)}`}
            to={hrefOf(district.slug)}
            aria-current={district.slug === current || undefined}
            onPointerEnter={() => onHover(district)}
            onPointerLeave={() => onHover(undefined)}
            onPointerDown={(event) => {
              // A finger names the district first; the second tap opens it.
              isNamed.current = event.pointerType !== 'touch' || document.activeElement === event.currentTarget
            }}
            onClick={(event) => {
              if (isNamed.current) return
              event.preventDefault()
              event.currentTarget.focus({ preventScroll: true })
            }}
            onFocus={() => onFocus(district)}
            onBlur={() => onFocus(undefined)}
          >
            <title>{`${district.name}: ${t.projects(district.projectCount)}`}</title>
            <use href={`${drawing}#d${district.code}`} />
          </Link>
        ))}
      </g>
    ))
})

function MapTitleBlock({ provinces, steps, most }: { provinces: MapProvince[] } & Shades) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const workedIn = provinces.filter(({ districts }) => districts.length > 0)
  const districts = workedIn.reduce((sum, province) => sum + province.districts.length, 0)
  return (
    <TitleBlock
      inRows
      facts={[
        { label: t.districts, value: <Share part={districts} whole={MAP_DISTRICTS} /> },
        { label: t.provinces, value: <Share part={workedIn.length} whole={provinces.length} /> },
        {
          label: t.shades,
          value: (
            <ul className="map__key">
              {[0, ...steps].map((step, shade) => (
                <li key={step} className={`s${shade}`}>
                  {digits(rangeOf(step, (steps[shade] ?? most + 1) - 1))}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {`${useWords(numbers).digits(part)} `}
      <small>{useWords(words).of(whole)}</small>
    </>
  )
}

function rangeOf(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
