import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

/** The result of a test in plain words, with the other server's own below. */
export function Outcome({ isGood, answer, children }: { isGood: boolean; answer: string | null; children: ReactNode }) {
  const say = useWords()
  return (
    <Alert
      severity={isGood ? 'success' : 'error'}
      role="presentation"
      sx={{ marginTop: 1, overflowWrap: 'anywhere', '& p': { margin: 0 } }}
    >
      <p>{children}</p>
      {answer && !isGood && (
        <p>
          {say(words.answer)} <code lang="en">{answer}</code>
        </p>
      )}
    </Alert>
  )
}
