import { Box, Button, Typography } from '@mui/material'
import type { Comment } from '../../contract/comments/comments.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useMay } from '../approval/use-may.ts'
import { useContentFormContext } from '../content/content-form-context.ts'
import { labelOf } from '../content/field-words.ts'
import { Loaded } from '../lists/loaded.tsx'
import { common } from '../words/common.ts'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { NewComment } from './new-comment.tsx'
import { COMMENTS, useComments } from './use-comments.ts'
import { commentWords as words } from './words.ts'

/** What colleagues say about an item, the oldest first; those that are resolved keep their place. */
export default function CommentsTab({ id }: { id: number }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const { writesNew } = useMay()
  const read = useComments(kind.entity, id)
  const path = `/content/${kind.entity}/${id}/comments`
  return (
    <Loaded of={read} onRetry={read.refetch}>
      {({ comments, people }) => (
        <Box sx={{ maxWidth: '44rem' }}>
          {comments.length === 0 && <Typography color="textSecondary">{say(words.none)}</Typography>}
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
        <Typography variant="body2" color="textSecondary">
          <strong>{writtenBy}</strong> · {minuteOf(writtenAt)}
          {field !== null && ` · ${labelOf(kind, field, say)}`}
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
          <Typography variant="body2" color="textSecondary">
            {say(words.resolved, { name: resolvedBy ?? '', time: minuteOf(resolvedAt) })}
          </Typography>
        )}
      </div>
      {writesNew && (
        <Button size="small" aria-describedby={id} onClick={() => void resolve()}>
          {say(resolvedAt === null ? words.resolve : words.reopen)}
        </Button>
      )}
      {isOwn && (
        <Button
          size="small"
          color="error"
          aria-describedby={id}
          onClick={() => void attempt(() => call(path, { method: 'DELETE' }))}
        >
          {say(common.action.delete)}
        </Button>
      )}
    </Box>
  )
}
