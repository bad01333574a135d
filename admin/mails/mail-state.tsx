import { Box, Button, Typography } from '@mui/material'
import type { MailOfMessage } from '../../contract/enquiries/messages.ts'
import { canRetry, mailStanding } from './mail-words.ts'
import { useRetry } from './use-retry.ts'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { mailWords } from './words.ts'
import { common } from '../words/common.ts'

/** How a mail stands, what the mail server said last, and a button where trying again makes sense. */
export function MailState({ mail, about }: { mail: MailOfMessage; about: string }) {
  const { retry, isSending } = useRetry(mail.id)
  const say = useWords()
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
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {say(mailWords.server_said)} <span lang="en">{mail.answer}</span>
          </Typography>
        )}
      </Box>
      {canRetry(mail) && (
        <Button
          variant="outlined"
          disabled={isSending}
          onClick={() => void retry()}
          aria-label={say(mailWords.try_again, { about })}
          sx={{ flexShrink: 0 }}
        >
          {say(common.action.try_again)}
        </Button>
      )}
    </Box>
  )
}
