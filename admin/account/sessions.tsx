import { Box, Button, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { StaffSession } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { Section } from './section.tsx'
import { useTimes } from '../words/use-times.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { useWords, type Say } from '../words/use-words.ts'
import { accountWords } from './words.ts'

/** Where one is signed in. */
export function Sessions() {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await call<StaffSession[]>('/sessions')).data,
  })
  const end = async (id: string) => {
    try {
      await call(`/sessions/${id}`, { method: 'DELETE' })
      notify(say(accountWords.session_ended), { type: 'success' })
    } catch (error) {
      notifyError(error)
    }
    void refetch()
  }
  return (
    <Section title={say(accountWords.sessions)}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map(({ id, isCurrent, createdAt, usedAt, address, userAgent }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              borderTop: 1,
              borderColor: 'divider',
              paddingBlock: 1,
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {browserOf(userAgent, say)}{' '}
                {isCurrent && <Chip size="small" variant="outlined" color="success" label={say(accountWords.here)} />}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {say(accountWords.session, {
                  address: address ?? say(accountWords.unknown_address),
                  since: minuteOf(createdAt),
                  used: dayOf(usedAt),
                })}
              </Typography>
            </Box>
            {!isCurrent && (
              <Button
                onClick={() => void end(id)}
                aria-label={say(accountWords.sign_out_of, {
                  browser: browserOf(userAgent, say),
                  since: minuteOf(createdAt),
                })}
              >
                {say(accountWords.sign_out)}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** Firefox on Windows: enough to know one's own computers apart. */
function browserOf(userAgent: string | null, say: Say): string {
  if (!userAgent) return say(accountWords.unknown_browser)
  const known = /Edg\//.test(userAgent) ? 'Edge' : /(Firefox|Chrome|Safari)/.exec(userAgent)?.[1]
  const browser = known ?? say(accountWords.a_browser)
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(userAgent)?.[1]
  return system ? say(accountWords.browser_on, { browser, system }) : browser
}
