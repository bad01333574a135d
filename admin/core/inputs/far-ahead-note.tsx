import { Alert, Button } from '@mui/material'
import { useDateReader } from '../words/use-date-reader.ts'
import { dayOf } from '../words/times.ts'
import { fromBikramSambat, isFarAhead } from './far-ahead.ts'
import farAheadWords from './far-ahead-words.json' with { type: 'json' }
import { useLocale } from 'react-admin'
import { useWords } from '../words/use-words.ts'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

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
  const isFar = isFarAhead(typed, undefined, yearsAhead)
  const reader = useDateReader(isFar)
  if (!isFar || !reader) return null
  const meant = fromBikramSambat(reader, typed, undefined, yearsAhead)
  // A day is written as elsewhere on these screens; a year or a month as it was typed.
  const shown = (date: string) =>
    /^\d{4}-\d{2}-\d{2}/.test(date) ? dayOf(date.slice(0, 10), locale) : say.digits(date)
  const words = {
    typed: shown(typed),
    ad: meant ? shown(meant) : '',
    next: say.digits(String((Number(meant) + 1) % 100).padStart(2, '0')),
  }
  const kind = meant === undefined ? (yearsAhead > 0 ? 'plain' : 'past') : /^\d{4}$/.test(typed) ? 'year' : 'date'
  return (
    <Alert
      severity="warning"
      sx={{ marginBlock: 1, flexWrap: 'wrap', '& .MuiAlert-action': { paddingInlineStart: 0, marginInlineStart: 0 } }}
      action={
        <>
          {meant && <Button onClick={() => onUse(meant)}>{say(farAheadWords.use, words)}</Button>}
          <Button onClick={onKeep}>{say(farAheadWords.keep, words)}</Button>
        </>
      }
    >
      {say(farAheadWords[kind], words)}
    </Alert>
  )
}

interface FarAheadOptions {
  source: string
  /** From which a date is asked about. */
  yearsAhead?: number | undefined
  /** The form's value as it was typed. @param value of the field */
  toTyped?: (value: string) => string
  /** Not valueOf: every object has one, so that its default would never be taken. */
  toValue?: (typed: string) => unknown
}

const same = (text: string) => text

/** Asks about a date far ahead. @returns the question, and what refuses to save while it is open */
export function useFarAhead({ source, yearsAhead = 1, toTyped = same, toValue = same }: FarAheadOptions) {
  const say = useWords()
  const { setValue, clearErrors, getFieldState } = useFormContext()
  // Not the form's own state: with its dirty fields the whole form would be drawn again.
  const formState = useFormState({ name: source })
  const value: unknown = useWatch({ name: source })
  const [kept, setKept] = useState<string>()
  // A stored date was asked about when it was typed.
  const { isDirty } = getFieldState(source, formState)
  const asked = (given: unknown) => {
    const typed = typeof given === 'string' ? toTyped(given) : ''
    return isDirty && typed !== kept && isFarAhead(typed, undefined, yearsAhead) ? typed : undefined
  }
  const typed = asked(value)
  const reader = useDateReader(typed !== undefined)
  const openQuestion = (given: unknown) => {
    const open = asked(given)
    if (open === undefined) return undefined
    const meant = reader && fromBikramSambat(reader, open, undefined, yearsAhead)
    return say(meant ? farAheadWords.open : farAheadWords.open_plain)
  }
  return {
    question: typed !== undefined && (
      <FarAheadNote
        typed={typed}
        yearsAhead={yearsAhead}
        onKeep={() => {
          setKept(typed)
          clearErrors(source)
        }}
        onUse={(proposal) => {
          setValue(source, toValue(proposal), { shouldDirty: true })
          clearErrors(source)
        }}
      />
    ),
    openQuestion,
  }
}
