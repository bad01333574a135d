import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { pageCount } from '../pagination/pagination.tsx'
import type { FoundBarProps } from './found-bar.tsx'
import { projectSearchAddress, withoutFilter } from './project-search.ts'
import { words } from './words.ts'

/** Suggests a filter to remove, or the last page of a shorter list. */
export function NothingFound({ search, chosen, total }: Pick<FoundBarProps, 'search' | 'chosen' | 'total'>) {
  const t = useWords(words)
  if (total > 0) {
    const last = projectSearchAddress(search, pageCount(total, DEFAULT_LIMIT) - 1)
    return <MessagePanel title={t.beyond} more={{ label: t.last, to: last }} />
  }
  const ways = chosen
    .map((filter) => ({ ...filter, without: filter.without ?? 0 }))
    .filter(({ without }) => without > 0)
    .toSorted((a, b) => b.without - a.without)
  return (
    <MessagePanel title={t.none} {...(chosen.length > 1 && { more: { label: t.all, to: href('projects') } })}>
      {ways.length > 0 ? (
        <>
          <p>{t.ways}</p>
          <ul className="nothing-found">
            {ways.map(({ name, label, without }) => (
              <li key={name}>
                <Link to={projectSearchAddress(withoutFilter(search, name))}>
                  {t.without(without, name === 'search' ? label : t.quoted(label))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        chosen.length > 0 && <p>{t.noWay}</p>
      )}
    </MessagePanel>
  )
}
