import type { ReactNode } from 'react'
import { words as shortlist } from './shortlist.words.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { useWords } from '../../../../site/words.ts'
import { Mark } from '../../../../site/ui/mark/mark.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import styles from './dossier-cover.css?inline'
import type { DossierItems, DossierProject } from './dossier-items.ts'
import { words } from './dossier.words.ts'
import drawing from '../../../../site/ui/nepal-map/nepal.svg?url'
import { MAP_HEIGHT, MAP_WIDTH } from '../../../../site/ui/nepal-map/nepal-map-size.ts'

interface DossierCoverProps {
  items: Pick<DossierItems, 'projects' | 'people'>
  preparedFor: string
  /** Undefined until the page has hydrated: the server's page may be older. */
  date: ReactNode
}

/** The first page on paper. On the screen, its map alone. */
export function DossierCover({ items, preparedFor, date }: DossierCoverProps) {
  const t = useWords(words)
  const { count } = useWords(shortlist)
  const site = useSiteData()
  if (!site) return null
  const counted = count(items)
  const { name, tagline, address, phones, email } = site.settings
  return (
    <div className="dossier-cover">
      <ComponentStyles name="dossier-cover" css={styles} />
      <p className="dossier-cover__firm print-only">
        <Mark />
        <span>
          {name}
          <small>{tagline}</small>
        </span>
      </p>
      <div className="dossier-cover__title print-only">
        <p className="dossier-cover__words">{t.title}</p>
        {preparedFor && (
          <p className="dossier-cover__for">
            {t.recipient[0]}
            <b>{preparedFor}</b>
            {t.recipient[1]}
          </p>
        )}
        <p>
          {counted}
          {counted && date && ' · '}
          {date}
        </p>
      </div>
      <DossierMap projects={items.projects} />
      <p className="dossier-cover__address print-only">
        <span>{address.join(', ')}</span>
        <span>{phones.join(', ')}</span>
        <span>{email}</span>
        <span>{site.publicUrl.replace(/^https?:\/\//, '')}</span>
      </p>
    </div>
  )
}

/** The districts of the projects, marked on the map of Nepal. */
function DossierMap({ projects }: { projects: readonly DossierProject[] }) {
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
