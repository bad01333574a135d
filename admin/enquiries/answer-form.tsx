import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, type ChangeEvent, useState } from 'react'
import { usePermissions, useNotify } from 'react-admin'
import { Link } from 'react-router'
import { fillTemplate } from '../../contract/enquiries/fill-template.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ANSWER_BOUNDS } from '../../contract/limits.ts'
import { useRead } from '../core/api/use-read.ts'
import { FormMessage } from '../core/auth/form-message.tsx'
import { useMailsStayHere } from '../mails/use-mails-stay-here.ts'
import { common, useWords, SayAlert, SayButton } from '../core/words/use-words.ts'
import answerWords from './answer-words.json' with { type: 'json' }
import { flowing } from '../core/theme/layouts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerSettings, EnquiryAnswer } from '../../contract/enquiries/answers.ts'
import { call } from '../core/api/call.ts'
import { newKey } from '../core/api/one-press.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { copyKey, dropCopy, readCopy, writeCopy } from '../core/forms/local-copy.ts'

interface AnswerFormProps {
  message: MessageRecord
  staffId: string | number
  /** It was opened by a press. */
  takesFocus: boolean
  onDone: () => void
}

/** An answer that the site sends: what is typed stays in this browser until then. */
export function AnswerForm({ message, staffId, takesFocus, onDone }: AnswerFormProps) {
  const storeKey = copyKey(staffId, 'answers', message.id)
  const [draft, setDraft] = useState<Draft>(
    () => (readCopy(storeKey)?.values as Draft | undefined) ?? { subject: subjectOf(message), text: '', key: newKey() },
  )
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data: answers = [] } = useAnswers(message.id)
  const form = useFormCall(async () => {
    try {
      await call(`/messages/${message.id}/answers`, { method: 'POST', body: { ...draft, known: answers.length } })
      notify(say(answerWords.sent), { type: 'success' })
      end()
    } finally {
      // A colleague's answer may be why it was refused.
      void queryClient.invalidateQueries({ queryKey: ['messages'] })
    }
  })
  const end = () => {
    dropCopy(storeKey)
    onDone()
  }
  const change = (changes: Partial<Pick<Draft, 'subject' | 'text'>>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    writeCopy(storeKey, { values: { ...next }, base: {}, version: undefined })
  }
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  const stayHere = useMailsStayHere()
  const { data: settings } = useRead<AnswerSettings>(['answer-settings'], '/answer-settings')
  const insert = (template: string) => {
    const { selectionStart: from = draft.text.length, selectionEnd: to = from } = area.current ?? {}
    const { name, reference } = message
    const filled = fillTemplate(template, { name, reference })
    change({ text: draft.text.slice(0, from) + filled + draft.text.slice(to) })
    area.current?.focus()
  }
  const fieldOf = (name: 'subject' | 'text') => ({
    ...form.fieldOf(name, answerWords[name], answerWords.fault, { count: ANSWER_BOUNDS[name] }),
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
    sx: { margin: 0 },
  })
  return (
    <Box
      component="form"
      aria-label={say(answerWords.title, { name: message.name })}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete="off"
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') event.currentTarget.requestSubmit()
      }}
      sx={{ maxWidth: '42rem', display: 'grid', gap: 1.5, marginBottom: 2.5 }}
    >
      {stayHere && <SayAlert words={answerWords.stays_here} severity="warning" />}
      <FormMessage message={form.message} />
      <Templates settings={settings} locale={message.locale} onInsert={insert} />
      <TextField {...fieldOf('subject')} slotProps={{ htmlInput: { maxLength: ANSWER_BOUNDS.subject } }} />
      <TextField
        {...fieldOf('text')}
        inputRef={area}
        multiline
        minRows={7}
        maxRows={24}
        slotProps={{
          htmlInput: { maxLength: ANSWER_BOUNDS.text, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' },
          inputLabel: { shrink: true },
        }}
      />
      <Typography variant="quiet">
        {say(settings?.repliesTo === 'writer' ? answerWords.below_writer : answerWords.below_firm)}
      </Typography>
      <Box sx={flowing}>
        <Button type="submit" variant="contained" disabled={form.isSending || draft.text.trim() === ''}>
          {say(answerWords.send)}
        </Button>
        <SayButton words={common.action.discard} disabled={form.isSending} onClick={end} />
        <Typography role="status" variant="quiet">
          {form.isSending ? say(answerWords.sending) : draft.text !== '' && say(answerWords.kept)}
        </Typography>
      </Box>
    </Box>
  )
}

interface TemplatesProps {
  settings: AnswerSettings | undefined
  locale: MessageRecord['locale']
  onInsert: (text: string) => void
}

/** Those in the language of the sender come first. */
function Templates({ settings, locale, onInsert }: TemplatesProps) {
  const say = useWords()
  const { permissions } = usePermissions<string>()
  const all = settings?.templates ?? []
  const sorted = [...all.filter((one) => one.locale === locale), ...all.filter((one) => one.locale !== locale)]
  return (
    <Box role="group" aria-label={say(answerWords.insert)} sx={flowing}>
      {sorted.map(({ title, text, locale: language }) => (
        <Button key={title + text} variant="outlined" lang={language} onClick={() => onInsert(text)}>
          {title}
        </Button>
      ))}
      {permissions === 'owner' && (
        <SayButton words={answerWords.edit_templates} component={Link} to="/answer-settings" />
      )}
    </Box>
  )
}

interface Draft {
  subject: string
  text: string
  /** Of the answer, so that it is sent once. */
  key: string
}

/** Milliseconds between looks at a mail that is on its way, and at others. */
const SOON = 2_500
const INTERVAL = 30_000

export function useAnswers(messageId: number) {
  return useRead<EnquiryAnswer[]>(['messages', 'answers', messageId], `/messages/${messageId}/answers`, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ mail }) => mail && (mail.state === 'sending' || (mail.state === 'queued' && !mail.attempts)))
        ? SOON
        : INTERVAL,
  })
}

export const hasAnswerDraft = (staffId: string | number, messageId: number): boolean =>
  readCopy(copyKey(staffId, 'answers', messageId)) !== undefined

function subjectOf({ subject, reference }: MessageRecord): string {
  const end = ` [${reference}]`
  return `Re: ${subject}`.slice(0, ANSWER_BOUNDS.subject - end.length) + end
}
