import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Comments } from '../../contract/comments/comments.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { useContentFormContext } from '../content/content-form-context.ts'
import { useWords } from '../words/use-words.ts'
import { COMMENTS } from './use-comments.ts'
import { commentWords as words } from './words.ts'

const ALL = ''

/** Fields for one comment. They stand in the form of the item, and are sent by their own button. */
export function NewComment({ path, people }: { path: string; people: Comments['people'] }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [field, setField] = useState(ALL)
  const [mentioned, setMentioned] = useState<Comments['people']>([])
  const { attempt, isSending, message, faultOf } = useFormCall(() => Promise.resolve())
  const send = () =>
    attempt(async () => {
      const body = { text, field: field || null, mentioned: mentioned.map(({ id }) => id) }
      await call(path, { method: 'POST', body })
      setText('')
      setField(ALL)
      setMentioned([])
      notify(say(words.sent), { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: [COMMENTS] })
    })
  const fields = Object.entries(kind.fields).filter(([, { type }]) => type !== 'key')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlock: 2 }}>
      <FormMessage message={message} />
      <TextField
        label={say(words.text)}
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...faultOf('text', words.text_fault)}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }}>
        <TextField
          select
          label={say(words.about)}
          value={field}
          onChange={({ target }) => setField(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={ALL}>{say(words.all)}</MenuItem>
          {fields.map(([name, { label }]) => (
            <MenuItem key={name} value={name}>
              {say(label)}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          multiple
          options={people}
          value={mentioned}
          onChange={(_event, chosen) => setMentioned(chosen)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderInput={(props) => (
            <TextField
              {...props}
              label={say(words.mention)}
              helperText={say(words.mention_help)}
              {...faultOf('mentioned')}
            />
          )}
        />
      </Box>
      <Button variant="outlined" disabled={isSending} onClick={() => void send()} sx={{ justifySelf: 'start' }}>
        {say(words.send)}
      </Button>
    </Box>
  )
}
