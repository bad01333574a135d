import { Box, TextField, Typography } from '@mui/material'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { MailState } from '../mails/mail-state.tsx'
import { MessageNote } from './message-note.tsx'
import type { MessageWork } from './use-message-work.ts'
import { useColleagues } from '../core/auth/use-colleagues.ts'
import { mailLabel } from '../mails/mail-words.ts'
import { useWords, SayText } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'
import { options } from '../core/layout/choices.tsx'

/** Work on a message: assignee, note, and the state of its e-mails. */
export function MessageDesk({ message, work }: { message: MessageRecord; work: MessageWork }) {
  const colleagues = useColleagues().filter(({ canSignIn }) => canSignIn)
  const say = useWords()
  const { id, version, assignee, state } = message
  // Answers say themselves how they stand.
  const mails = message.mails.filter(({ kind }) => kind !== 'answer')
  // Somebody who has left the firm stays named where they looked after something.
  const known = assignee && !colleagues.some((one) => one.id === assignee.id) ? [...colleagues, assignee] : colleagues
  const give = (to: string) => {
    const name = known.find((one) => one.id === to)?.name
    const said = name ? say(messageWords.assigned_to, { name }) : say(messageWords.unassigned)
    void work.change(id, { assigneeId: to || null, version }, said)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '42rem', borderTop: 1, borderColor: 'divider', paddingTop: 2 }}>
      <TextField
        select
        label={say(messageWords.assigned)}
        value={assignee?.id ?? ''}
        onChange={(event) => give(event.target.value)}
        sx={{ maxWidth: '18rem', margin: 0 }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{say(messageWords.unassigned)}</option>
        {options(known, (one) => [one.id, one.name])}
      </TextField>
      <MessageNote message={message} />
      <Box component="section" aria-label={say(messageWords.mails.about)}>
        <SayText words={messageWords.mails.title} variant="h3" sx={{ marginBottom: 0.75 }} />
        {mails.length === 0 ? (
          <Typography variant="quiet">
            {say(state === 'quarantined' ? messageWords.mails.none_yet : messageWords.mails.none)}
          </Typography>
        ) : (
          <Box
            component="dl"
            sx={{
              margin: 0,
              '& dt': { color: 'text.secondary', fontSize: '0.8rem' },
              '& dd': { margin: 0, marginBottom: 1 },
            }}
          >
            {mails.map((mail) => (
              <div key={mail.id}>
                <dt>{mailLabel(mail, say)}</dt>
                <dd>
                  <MailState mail={mail} about={mailLabel(mail, say)} />
                </dd>
              </div>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
