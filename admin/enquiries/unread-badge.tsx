import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { numberOf } from '../words/numbers.ts'
import { useWords } from '../words/use-words.ts'
import { messageCalls } from './message-calls.ts'
import { UNREAD_KEY } from './use-inbox.ts'
import { messageWords } from './words.ts'

/** Milliseconds in which a tab that gets the focus again does not ask again. */
const FRESH = 60_000
const SHOWN = 99

/** How many messages nobody has opened: asked for when the tab gets the focus, and told by the inbox. */
export function UnreadBadge() {
  const say = useWords()
  const locale = useLocale()
  const { data: count = 0 } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async () => (await messageCalls.list({ state: 'new' }, 1, 1)).meta?.total ?? 0,
    staleTime: FRESH,
  })
  if (count === 0) return null
  return (
    <>
      <span className="badge" aria-hidden>
        {count > SHOWN ? `${numberOf(SHOWN, locale)}+` : numberOf(count, locale)}
      </span>
      <span className="unseen">{say(messageWords.unread, { count })}</span>
    </>
  )
}
