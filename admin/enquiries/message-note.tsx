import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { NOTE_LENGTH } from '../../contract/limits.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { useNote } from './use-note.ts'
import { common, useWords } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'

/** Staff's note on a message. It stays in this browser until it is saved. */
export function MessageNote({ message }: { message: MessageRecord }) {
  const { identity } = useGetIdentity()
  return identity ? <Note message={message} staffId={identity.id} /> : null
}

function Note({ message, staffId }: { message: MessageRecord; staffId: string | number }) {
  const { text, isChanged, isSaving, theirs, fault, type, save, discard, settle } = useNote(message, staffId)
  const say = useWords()
  return (
    <Box component="section" aria-label={say(messageWords.note.title)}>
      <TextField
        label={say(messageWords.note.label)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
            event.preventDefault()
            void save()
          }
        }}
        multiline
        minRows={2}
        maxRows={12}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{
          htmlInput: { maxLength: NOTE_LENGTH, 'aria-keyshortcuts': 'Control+S Meta+S' },
          inputLabel: { shrink: true },
        }}
        sx={{ margin: 0 }}
      />
      {theirs !== undefined && (
        <Alert severity="warning" sx={{ marginTop: 1 }}>
          {say(messageWords.note.changed)}
          <Typography
            component="div"
            variant="body2"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: 1 }}
          >
            {theirs || say(messageWords.note.empty)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => settle(`${theirs}\n\n${text}`)}>
              {say(messageWords.note.both)}
            </Button>
            <Button onClick={() => settle(text)}>{say(messageWords.note.mine)}</Button>
            <Button onClick={() => settle(undefined)}>{say(messageWords.note.theirs)}</Button>
          </Box>
        </Alert>
      )}
      {isChanged && theirs === undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 1 }}>
          <Button variant="contained" disabled={isSaving} onClick={() => void save()}>
            {say(messageWords.note.save)}
          </Button>
          <Button disabled={isSaving} onClick={discard}>
            {say(common.action.discard)}
          </Button>
          <Typography role="status" variant="quiet">
            {say(isSaving ? common.save.saving : common.save.not_saved)}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
