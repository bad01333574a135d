import { Box, type SxProps, type Theme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../core/words/use-words.ts'
import { call } from '../core/api/call.ts'
import { UNREAD_KEY } from './message-calls.ts'
import words from './unread-words.json' with { type: 'json' }
import { outOfSight } from '../core/theme/media.ts'

/** Milliseconds in which a tab that gets the focus again does not ask again. */
const FRESH = 60_000
const SHOWN = 99

const badgeStyle: SxProps<Theme> = {
  marginInlineStart: 'auto',
  padding: '1px 7px',
  borderRadius: '9px',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'error.contrastText',
  backgroundColor: 'error.main',
}

/** How many messages nobody has opened: asked for when the tab gets the focus, and told by the inbox. */
export default function UnreadBadge() {
  const say = useWords()
  const { data: count = 0 } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async () => (await call('/messages?state=new&limit=1')).meta?.total ?? 0,
    staleTime: FRESH,
  })
  if (count === 0) return null
  return (
    <>
      <Box component="span" aria-hidden sx={badgeStyle}>
        {count > SHOWN ? `${say.number(SHOWN)}+` : say.number(count)}
      </Box>
      <Box component="span" sx={outOfSight}>
        {say(words.unread, { count })}
      </Box>
    </>
  )
}
