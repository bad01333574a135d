import { Box, Button, Typography, Autocomplete, MenuItem, TextField } from '@mui/material'
import type { Comment, Comments } from '../contract/comments.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useMay } from '../../../admin/core/auth/use-may.ts'
import type { AboutItem } from '../../../admin/core/feature.ts'
import { useContentFormContext } from '../../../admin/core/forms/content-form-context.ts'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { common, useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import { COMMENTS, useComments } from './open-comments.tsx'
import words from './words.json' with { type: 'json' }
import { useState } from 'react'
import { FormMessage } from '../../../admin/core/auth/form-message.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { menuItems } from '../../../admin/core/layout/choices.tsx'

/** Comments of colleagues on an item, the oldest first; those that are resolved keep their place. */
export default function CommentsTab({ entity, id }: AboutItem) {
  const { writesNew } = useMay()
  const read = useComments({ entity, id })
  const path = `/content/${entity}/${id}/comments`
  return (
    <Loaded of={read}>
      {({ comments, people }) => (
        <Box sx={{ maxWidth: '44rem' }}>
          {comments.length === 0 && <SayText words={words.none} color="textSecondary" />}
          <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {comments.map((comment) => (
              <OneComment key={comment.id} comment={comment} path={`${path}/${comment.id}`} />
            ))}
          </Box>
          {writesNew && <NewComment path={path} people={people} />}
        </Box>
      )}
    </Loaded>
  )
}

function OneComment({ comment, path }: { comment: Comment; path: string }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const { minuteOf } = useTimes()
  const { writesNew } = useMay()
  const attempt = useAttempt(COMMENTS)
  const { id, text, field, writtenAt, writtenBy, isOwn, mentioned, resolvedAt, resolvedBy } = comment
  const resolve = () =>
    attempt(() => call(`${path}/resolution`, { method: 'PUT', body: { isResolved: resolvedAt === null } }))
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <div id={id}>
        <Typography variant="quiet">
          <strong>{writtenBy}</strong> · {minuteOf(writtenAt)}
          {field !== null && ` · ${say(kind.fields[field]?.label ?? { en: field })}`}
        </Typography>
        <Typography
          sx={{
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            ...(resolvedAt !== null && { color: 'text.secondary' }),
          }}
        >
          {mentioned.map((name) => `@${name} `)}
          {text}
        </Typography>
        {resolvedAt !== null && (
          <Typography variant="quiet">
            {say(words.resolved, { name: resolvedBy ?? '', time: minuteOf(resolvedAt) })}
          </Typography>
        )}
      </div>
      {writesNew && (
        <Button aria-describedby={id} onClick={() => void resolve()}>
          {say(resolvedAt === null ? words.resolve : words.reopen)}
        </Button>
      )}
      {isOwn && (
        <SayButton
          words={common.action.delete}
          color="error"
          aria-describedby={id}
          onClick={() => void attempt(() => call(path, { method: 'DELETE' }))}
        />
      )}
    </Box>
  )
}

const ALL = ''

/** Fields for one comment. They stand in the form of the item, and are sent by their own button. */
function NewComment({ path, people }: { path: string; people: Comments['people'] }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const done = useDone(COMMENTS)
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
      await done(say(words.sent))
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
          {menuItems(fields, ([name, { label }]) => [name, say(label)])}
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
