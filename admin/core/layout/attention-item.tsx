import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Words } from '../../../contract/locale.ts'
import { useWords } from '../words/use-words.ts'

export interface AttentionItemProps {
  count: number
  /** The name of the things that are counted. */
  title: Words
  /** Of the title, beside `count`. */
  values?: Record<string, string | number>
  /** The list that has all of them. */
  more?: { to: string; label: Words }
  isPressing?: boolean
  children?: ReactNode
}

/** So many of something, the first few by name, and the way to the rest; nothing where there are none. */
export function AttentionItem({ count, title, values, more, isPressing = false, children }: AttentionItemProps) {
  const say = useWords()
  const shown = say.number(count)
  if (count === 0) return null
  return (
    <div className={isPressing ? 'item pressing' : 'item'}>
      <div className="count" aria-hidden>
        {shown}
      </div>
      <div>
        <div className="title">
          <h4>
            <span className="hidden">{shown} </span>
            {say(title, { count, ...values })}
          </h4>
          {more && <PlaceLink to={more.to}>{say(more.label)}</PlaceLink>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A link to another of the staff screens. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  )
}

/** How much is done, for the eye: the words say it beside. */
export function ProgressBar({ done, of }: { done: number; of: number }) {
  const share = `${(100 * done) / of}%`
  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        height: 3,
        background: `linear-gradient(to right, ${palette.success.main} ${share}, ${palette.divider} ${share})`,
      })}
    />
  )
}
