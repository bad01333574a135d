import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { StaffSession } from '../../contract/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { dayOf, minuteOf } from '../words/times.ts'
import { Section } from './section.tsx'

/** Where one is signed in. */
export function Sessions() {
  const notify = useNotify()
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await call<StaffSession[]>('/sessions')).data,
  })
  const end = async (id: string) => {
    try {
      await call(`/sessions/${id}`, { method: 'DELETE' })
      notify('That session has ended.', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify(error.message, { type: 'error' })
    }
    void refetch()
  }
  return (
    <Section title="Where you are signed in">
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
                {browserOf(userAgent)}{' '}
                {isCurrent && <Chip size="small" variant="outlined" color="success" label="here" />}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {address ?? 'Unknown address'} · since {minuteOf(createdAt)} · last used {dayOf(usedAt)}
              </Typography>
            </Box>
            {!isCurrent && (
              <Button
                onClick={() => void end(id)}
                aria-label={`Sign out ${browserOf(userAgent)}, since ${minuteOf(createdAt)}`}
              >
                Sign out
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** Firefox on Windows: enough to know one's own computers apart. */
function browserOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const browser = /Edg\//.test(userAgent) ? 'Edge' : (/(Firefox|Chrome|Safari)/.exec(userAgent)?.[1] ?? 'A browser')
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(userAgent)?.[1]
  return system ? `${browser} on ${system}` : browser
}
