import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { MessageRecord } from '../../contract/messages.ts'
import { MailState } from '../mails/mail-state.tsx'
import { MessageNote } from './message-note.tsx'
import type { MessageWork } from './use-message-work.ts'
import { useColleagues } from './use-colleagues.ts'

/** What the office does about a message: who looks after it, what was noted, what became of its e-mails. */
export function MessageDesk({ message, work }: { message: MessageRecord; work: MessageWork }) {
  const colleagues = useColleagues()
  const { id, version, assignee, mails, state } = message
  // Who has left the firm stays named where they looked after something.
  const known = assignee && !colleagues.some((one) => one.id === assignee.id) ? [...colleagues, assignee] : colleagues
  const give = (to: string) => {
    const name = known.find((one) => one.id === to)?.name
    void work.change(id, { assigneeId: to || null, version }, name ? `Assigned to ${name}` : 'Unassigned')
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '42rem', borderTop: 1, borderColor: 'divider', paddingTop: 2 }}>
      <TextField
        select
        label="Assigned to"
        value={assignee?.id ?? ''}
        onChange={(event) => give(event.target.value)}
        sx={{ maxWidth: '18rem', margin: 0 }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Unassigned</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </TextField>
      <MessageNote message={message} />
      <Box component="section" aria-label="E-mails about this message">
        <Label>E-mails</Label>
        {mails.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {state === 'quarantined' ? 'None. They are sent once the message is marked as not spam.' : 'None.'}
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
                <dt>{mail.label}</dt>
                <dd>
                  <MailState mail={mail} about={mail.label} />
                </dd>
              </div>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function Label({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
      {children}
    </Typography>
  )
}
