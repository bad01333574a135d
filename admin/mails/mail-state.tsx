import { Box, Typography } from '@mui/material'
import type { MailOfMessage } from '../../contract/enquiries/messages.ts'
import { canRetry, mailStanding } from './mail-words.ts'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import mailWords from './words.json' with { type: 'json' }
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useDone } from '../core/api/use-done.ts'

/** Long enough for a mail server to have answered, in milliseconds. */
const SOON = 2500
/** Reads that show how a mail stands. */
const KEYS = ['messages', 'mails', 'dashboard']

/** How a mail stands, what the mail server said last, and a button where trying again makes sense. */
export function MailState({ mail, about }: { mail: MailOfMessage; about: string }) {
  const attempt = useAttempt(...KEYS)
  const say = useWords()
  const refresh = useDone(...KEYS)
  const retry = async () => {
    await attempt(() => call(`/mails/${mail.id}/retry`, { method: 'POST', body: {} }), say(mailWords.retried))
    setTimeout(() => void refresh(), SOON)
  }
  const times = useTimes()
  const isTrouble = mail.state === 'failed' || (mail.state === 'queued' && mail.attempts > 0)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: '4px 16px',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        minWidth: 0,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isTrouble ? 600 : 400, color: mail.state === 'failed' ? 'error.main' : 'text.primary' }}
        >
          {mailStanding(mail, say, times)}
        </Typography>
        {isTrouble && mail.answer && (
          <Typography variant="quiet" sx={{ overflowWrap: 'anywhere' }}>
            {say(mailWords.server_said)} <span lang="en">{mail.answer}</span>
          </Typography>
        )}
      </Box>
      {canRetry(mail) && (
        <SayButton
          words={common.action.try_again}
          variant="outlined"
          disabled={attempt.isRunning}
          onClick={() => void retry()}
          aria-label={say(mailWords.try_again, { about })}
          sx={{ flexShrink: 0 }}
        />
      )}
    </Box>
  )
}
