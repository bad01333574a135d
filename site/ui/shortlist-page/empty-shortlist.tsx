import type { ReactNode } from 'react'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { usePresence } from '../../texts.ts'
import { useWords } from '../../words.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
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
