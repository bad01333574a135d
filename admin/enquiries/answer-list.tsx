import { Box, Typography } from '@mui/material'
import { MailState } from '../mails/mail-state.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords } from '../core/words/use-words.ts'
import { answerWords } from './answer-words.ts'
import { languageOf } from './message-words.ts'
import { useAnswers } from './use-answer.ts'

/** The answers to a message: who, when, what, and how each mail stands. */
export function AnswerList({ messageId }: { messageId: number }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data: answers = [] } = useAnswers(messageId)
  if (answers.length === 0) return null
  return (
    <Box component="section" aria-label={say(answerWords.list)} sx={{ maxWidth: '42rem', marginBottom: 2.5 }}>
      <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
        {say(answerWords.list)}
      </Typography>
      {answers.map(({ id, subject, text, writtenAt, writtenBy, mail }) => (
        <Box
          key={id}
          component="article"
          aria-label={subject}
          sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5, marginBottom: 2 }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {say(answerWords.by, { name: writtenBy, time: minuteOf(writtenAt) })}
          </Typography>
          <Typography variant="body2" lang={languageOf(subject)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {subject}
          </Typography>
          <Typography
            component="div"
            lang={languageOf(text)}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6, marginBlock: 1 }}
          >
            {text}
          </Typography>
          {mail ? (
            <MailState mail={mail} about={subject} />
          ) : (
            <Typography variant="body2">{say(answerWords.mail_gone)}</Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
