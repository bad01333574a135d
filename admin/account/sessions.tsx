import { Button, Chip, Typography } from '@mui/material'
import type { StaffSession } from '../../contract/accounts/staff.ts'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { Row, Rows } from '../core/lists/rows.tsx'
import { Section } from '../core/layout/section.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, type Say } from '../core/words/use-words.ts'
import { accountWords } from './words.ts'

/** Where one is signed in. */
export function Sessions() {
  const attempt = useAttempt('sessions')
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const { data = [] } = useRead<StaffSession[]>(['sessions'], '/sessions')
  const end = (id: string) =>
    attempt(() => call(`/sessions/${id}`, { method: 'DELETE' }), say(accountWords.session_ended))
  return (
    <Section title={say(accountWords.sessions)}>
      <Rows items={data}>
        {({ id, isCurrent, createdAt, usedAt, address, userAgent }) => (
          <Row
            key={id}
            action={
              !isCurrent && (
                <Button
                  onClick={() => void end(id)}
                  aria-label={say(accountWords.sign_out_of, {
                    browser: browserOf(userAgent, say),
                    since: minuteOf(createdAt),
                  })}
                >
                  {say(accountWords.sign_out)}
                </Button>
              )
            }
          >
            <Typography sx={{ fontWeight: 600 }}>
              {browserOf(userAgent, say)}{' '}
              {isCurrent && <Chip size="small" variant="outlined" color="success" label={say(accountWords.here)} />}
            </Typography>
            <Typography variant="quiet">
              {say(accountWords.session, {
                address: address ?? say(accountWords.unknown_address),
                since: minuteOf(createdAt),
                used: dayOf(usedAt),
              })}
            </Typography>
          </Row>
        )}
      </Rows>
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
