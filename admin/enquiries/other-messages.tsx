import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { useTimes } from '../core/words/use-times.ts'
import { useWords } from '../core/words/use-words.ts'
import { messageCalls } from './message-calls.ts'
import { languageOf } from './message-words.ts'
import { messageWords } from './words.ts'

const SHOWN = 5

/** Other messages from the same e-mail address, the newest first. */
export function OtherMessages({ message: { id, email } }: { message: MessageRecord }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data } = useQuery({
    queryKey: ['messages', 'same', id],
    queryFn: () => messageCalls.list({ sameSenderAs: String(id) }, 1, SHOWN),
  })
  if (!data || data.data.length === 0) return null
  const total = data.meta?.total ?? 0
  return (
    <Box component="section" aria-labelledby="others" sx={{ maxWidth: '42rem', marginTop: 2.5 }}>
      <Typography id="others" variant="h3" sx={{ marginBottom: 0.75 }}>
        {say(messageWords.others)}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {data.data.map(({ id: other, subject, receivedAt, state }) => (
          <li key={other}>
            <Link to={`/messages/${other}?state=all`} lang={languageOf(subject)}>
              {subject}
            </Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {minuteOf(receivedAt)} · {say(messageWords.tab[state])}
            </Typography>
          </li>
        ))}
      </Box>
      {total > SHOWN && (
        <Link to={`/messages?${new URLSearchParams({ state: 'all', search: email })}`}>
          {say(messageWords.others_all, { count: total + 1 })}
        </Link>
      )}
    </Box>
  )
}
