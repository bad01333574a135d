import { Alert, Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sample, SampleReport } from '../../contract/seed/sample.ts'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { EnglishText } from '../core/api/error-text.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { RemovalForm } from './removal-form.tsx'
import words from './sample-words.json' with { type: 'json' }

/** The rest of the sample content: to remove it, to bring it back, or to load it. */
export function SampleScreen() {
  const [report, setReport] = useState<SampleReport>()
  const read = useRead<Sample>(['sample'], '/sample')
  return (
    <Box sx={{ maxWidth: '48rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <SayText words={words.intro} />
      {report && report.left.length > 0 && <Left of={report.left} />}
      <Loaded of={read}>{(sample) => <Parts of={sample} onReport={setReport} />}</Loaded>
    </Box>
  )
}

function Parts({ of, onReport }: { of: Sample; onReport: (report: SampleReport) => void }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const { unchanged, asked, texts, removed, own } = of
  const attempt = useAttempt()
  const { isRunning } = attempt
  const queryClient = useQueryClient()
  /** After it, every list may be another one. */
  const change = async (method: 'POST' | 'DELETE', path: string, body: unknown, done: string) => {
    await attempt(async () => onReport((await call<SampleReport>(path, { method, body })).data), done)
    await queryClient.invalidateQueries()
  }
  const isEmpty = unchanged.length + asked.length + texts.length === 0
  return (
    <>
      {removed && (
        <Alert severity="info" sx={{ width: '100%' }}>
          <Typography sx={{ marginBottom: 1 }}>
            {say(words.removed, { count: removed.count, time: dayOf(removed.at), until: dayOf(removed.until) })}
          </Typography>
          <SayButton
            words={words.undo}
            variant="outlined"
            disabled={isRunning}
            onClick={() => void change('DELETE', '/sample/removal', undefined, say(words.is_back))}
          />
        </Alert>
      )}
      {isEmpty ? (
        <SayText words={words.none} role="status" />
      ) : (
        <RemovalForm
          key={JSON.stringify(of)}
          of={of}
          isRunning={isRunning}
          onRemove={(body) => void change('POST', '/sample/removal', body, say(words.is_removed))}
        />
      )}
      {isEmpty && !removed && own.length > 0 && <SayText words={words.not_empty} />}
      {isEmpty && !removed && own.length === 0 && (
        <>
          <SayText words={words.example_help} />
          <SayButton
            words={words.example}
            variant="contained"
            loading={isRunning}
            onClick={() => void change('POST', '/sample', undefined, say(words.is_loaded))}
          />
        </>
      )}
    </>
  )
}

function Left({ of }: { of: SampleReport['left'] }) {
  const say = useWords()
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {say(words.left)}
      <ul>
        {of.map(({ entity, id, title, reason }) => (
          <li key={`${entity} ${id}`}>
            {title}: <EnglishText>{reason}</EnglishText>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
