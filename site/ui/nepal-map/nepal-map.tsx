import { useMemo, useState, memo } from 'react'
import { href } from '../../../contract/addresses.ts'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { DistrictLinks } from './district-links.tsx'
import { shadeSteps, type MapDistrict, type MapProvince } from './map-data.ts'
import { MapTitleBlock } from './map-title-block.tsx'
import { MAP_HEIGHT, MAP_WIDTH } from './nepal-map-size.ts'
import { words } from './words.ts'
import drawing from './nepal.svg?url'
import styles from './nepal-map.css?inline'
import { Link } from '../../link.tsx'

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
              provinces={provinces}
              steps={steps}
              hrefOf={hrefOf ?? hrefOfProjects}
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
