import drawing from '../nepal-map/nepal.svg?url'
import { useWords } from '../../words.ts'
import { MAP_HEIGHT, MAP_WIDTH } from '../nepal-map/nepal-map-size.ts'
import type { DossierProject } from './dossier-items.ts'
import { words } from './words.ts'

/** The districts of the projects, marked on the map of Nepal. */
export function DossierMap({ projects }: { projects: readonly DossierProject[] }) {
  const t = useWords(words)
  const districts = new Map(projects.flatMap((project) => project.districts.map(({ code, name }) => [code, name])))
  if (districts.size === 0) return null
  const names = [...districts.values()].toSorted((a, b) => a.localeCompare(b)).join(', ')
  return (
    <figure className="dossier-map">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={t.map(names)}>
        <use className="dossier-map__grid" href={`${drawing}#g${t.suffix}`} />
        <use className="dossier-map__country" href={`${drawing}#n`} />
        {[...districts.keys()].map((code) => (
          <use key={code} className="dossier-map__district" href={`${drawing}#d${code}`} />
        ))}
        <use className="dossier-map__lines" href={`${drawing}#l${t.suffix}`} />
      </svg>
      <figcaption className="dossier-map__caption">
        <span>{names}</span> <small>{t.source}</small>
      </figcaption>
    </figure>
  )
}
