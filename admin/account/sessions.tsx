import { Box, Button, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { StaffSession } from '../../contract/staff.ts'
import { call } from '../api/call.ts'
import { Section } from './section.tsx'
import { useTranslate, type Translate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'
import { useNotifyError } from '../words/error-text.tsx'

/** Where one is signed in. */
export function Sessions() {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const translate = useTranslate()
  const { dayOf, minuteOf } = useTimes()
  const { data, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await call<StaffSession[]>('/sessions')).data,
  })
  const end = async (id: string) => {
    try {
      await call(`/sessions/${id}`, { method: 'DELETE' })
      notify(translate('staff.account.session_ended'), { type: 'success' })
    } catch (error) {
      notifyError(error)
    }
    void refetch()
  }
  return (
    <Section title={translate('staff.account.sessions')}>
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
                {browserOf(userAgent, translate)}{' '}
                {isCurrent && (
                  <Chip size="small" variant="outlined" color="success" label={translate('staff.account.here')} />
                )}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate('staff.account.session', {
                  address: address ?? translate('staff.account.unknown_address'),
                  since: minuteOf(createdAt),
                  used: dayOf(usedAt),
                })}
              </Typography>
            </Box>
            {!isCurrent && (
              <Button
                onClick={() => void end(id)}
                aria-label={translate('staff.account.sign_out_of', {
                  browser: browserOf(userAgent, translate),
                  since: minuteOf(createdAt),
                })}
              >
                {translate('staff.account.sign_out')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** Firefox on Windows: enough to know one's own computers apart. */
function browserOf(userAgent: string | null, translate: Translate): string {
  if (!userAgent) return translate('staff.account.unknown_browser')
  const known = /Edg\//.test(userAgent) ? 'Edge' : /(Firefox|Chrome|Safari)/.exec(userAgent)?.[1]
  const browser = known ?? translate('staff.account.a_browser')
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(userAgent)?.[1]
  return system ? translate('staff.account.browser_on', { browser, system }) : browser
}
