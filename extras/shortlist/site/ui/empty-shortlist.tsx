import type { ReactNode } from 'react'
import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { usePresence } from '../../../../site/texts.ts'
import { useWords } from '../../../../site/words.ts'
import { MessagePanel } from '../../../../site/ui/message-panel/message-panel.tsx'
import { words } from './words.ts'

/** @param note what happened to the items, where there were some */
export function EmptyShortlist({ note, children }: { note?: string; children?: ReactNode }) {
  const t = useWords(words)
  const isThere = usePresence()
  return (
    <div className="wrap shortlist-empty">
      <MessagePanel title={t.empty}>
        {note && <p>{note}</p>}
        {children}
        <p>{t.purpose}</p>
        <p>
          {isThere('projects') && (
            <Link className="button" to={href('projects')}>
              {t.projects}
            </Link>
          )}{' '}
          {isThere('team') && (
            <Link className="button button--quiet" to={href('team')}>
              {t.people}
            </Link>
          )}
        </p>
      </MessagePanel>
    </div>
  )
}
