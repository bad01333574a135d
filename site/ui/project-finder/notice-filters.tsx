import type { ProjectFacets } from '../../../contract/projects/project-facets.ts'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { Cell, ListCell } from './finder-cells.tsx'
import type { ProjectSearch } from './project-search.ts'
import { words } from './words.ts'

export interface NoticeChoices {
  scopes: { slug: string; name: string; count: number }[]
  measures: ProjectFacets['measures']
  terrains: ProjectFacets['terrains']
  roles: ProjectFacets['roles']
}

interface NoticeFiltersProps {
  search: ProjectSearch
  choices: NoticeChoices
  onChoose: () => void
}

const NAMES = ['scope', 'measure', 'atLeast', 'atMost', 'terrain', 'role', 'since'] as const

/** What notices ask of similar work; folded while none of it is chosen. */
export function NoticeFilters({ search, choices, onChoose }: NoticeFiltersProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const { scopes, measures, terrains, roles } = choices
  const isChosen = NAMES.some((name) => search[name] !== '')
  return (
    <details className="finder__notice" open={isChosen || undefined}>
      <summary>{t.notice}</summary>
      <div className="finder__asked">
        {scopes.length > 0 && (
          <ListCell label={t.scope} name="scope" value={search.scope} onChoose={onChoose}>
            <option value="">{t.scopes}</option>
            {scopes.map(({ slug, name, count }) => (
              <option key={slug} value={slug}>
                {t.counted(name, count)}
              </option>
            ))}
          </ListCell>
        )}
        {measures.length > 0 && (
          <>
            <ListCell label={t.measure} name="measure" value={search.measure} onChoose={onChoose}>
              <option value="">{t.measures}</option>
              {measures.map(({ measure, label, unit, count }) => (
                <option key={measure} value={measure}>
                  {t.counted([label, unit].filter(Boolean).join(', '), count)}
                </option>
              ))}
            </ListCell>
            <Typed label={t.atLeast} name="atLeast" value={digits(search.atLeast)} />
            <Typed label={t.atMost} name="atMost" value={digits(search.atMost)} />
          </>
        )}
        {terrains.length > 0 && (
          <ListCell label={t.terrain} name="terrain" value={search.terrain} onChoose={onChoose}>
            <option value="">{t.anyTerrain}</option>
            {terrains.map(({ terrain, count }) => (
              <option key={terrain} value={terrain}>
                {t.counted(t.terrains[terrain], count)}
              </option>
            ))}
          </ListCell>
        )}
        {roles.length > 0 && (
          <ListCell label={t.role} name="role" value={search.role} onChoose={onChoose}>
            <option value="">{t.anyRole}</option>
            {roles.map(({ role, count }) => (
              <option key={role} value={role}>
                {t.counted(t.roles[role], count)}
              </option>
            ))}
          </ListCell>
        )}
        <Typed label={t.sinceYear} name="since" value={digits(search.since)} />
        <div className="finder__cell finder__find">
          <button className="button" type="submit">
            {t.find}
          </button>
        </div>
      </div>
    </details>
  )
}

function Typed({ label, name, value }: { label: string; name: 'atLeast' | 'atMost' | 'since'; value: string }) {
  return (
    <Cell label={label}>
      {(id) => (
        <input
          className="finder__field"
          id={id}
          name={name}
          defaultValue={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
    </Cell>
  )
}
