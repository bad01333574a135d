import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { dayOf } from '../words/times.ts'
import { fromBikramSambat, isFarAhead } from './far-ahead.ts'
import { farAheadWords } from './far-ahead-words.ts'
import { useLocale } from 'react-admin'
import { inDigitsOf } from '../words/numbers.ts'
import { useWords } from '../words/use-words.ts'

interface FarAheadNoteProps {
  /** As in far-ahead.ts. */
  typed: string
  /** From which it is asked about. */
  yearsAhead?: number
  /** The typed date is meant. */
  onKeep: () => void
  /** Accepts the proposed date, in the form that was typed. */
  onUse: (proposal: string) => void
}

/** Asks whether a date that lies far ahead was meant in Bikram Sambat. */
export function FarAheadNote({ typed, yearsAhead = 1, onKeep, onUse }: FarAheadNoteProps) {
  const say = useWords()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['bikram-sambat', typed, yearsAhead],
    queryFn: async () => (await fromBikramSambat(typed, undefined, yearsAhead)) ?? null,
    enabled: isFarAhead(typed, undefined, yearsAhead),
  })
  if (!isFarAhead(typed, undefined, yearsAhead) || data === undefined) return null
  const words = {
    typed: wordsOf(typed, locale),
    ad: data ? wordsOf(data, locale) : '',
    next: inDigitsOf(String((Number(data) + 1) % 100).padStart(2, '0'), locale),
  }
  const kind = data === null ? (yearsAhead > 0 ? 'plain' : 'past') : /^\d{4}$/.test(typed) ? 'year' : 'date'
  return (
    <Alert
      severity="warning"
      sx={{ marginBlock: 1, flexWrap: 'wrap', '& .MuiAlert-action': { paddingInlineStart: 0, marginInlineStart: 0 } }}
      action={
        <>
          {data && <Button onClick={() => onUse(data)}>{say(farAheadWords.use, words)}</Button>}
          <Button onClick={onKeep}>{say(farAheadWords.keep, words)}</Button>
        </>
      }
    >
      {say(farAheadWords[kind], words)}
    </Alert>
  )
}

/** A day as it is written elsewhere on these screens; a year or a month as it was typed. */
function wordsOf(typed: string, locale: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(typed) ? dayOf(typed.slice(0, 10), locale) : inDigitsOf(typed, locale)
}
