import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../words/use-words.ts'
import { FarAheadNote } from './far-ahead-note.tsx'
import { isFarAhead } from './far-ahead.ts'
import { farAheadWords } from './far-ahead-words.ts'

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
export function useFarAhead({ source, yearsAhead = 1, toTyped = same, toValue = same }: FarAheadOptions): {
  question: ReactNode
  openQuestion: (value: unknown) => string | undefined
} {
  const say = useWords()
  const { setValue, clearErrors, getFieldState, formState } = useFormContext()
  const value: unknown = useWatch({ name: source })
  const [kept, setKept] = useState<string>()
  // A stored date was asked about when it was typed.
  const { isDirty } = getFieldState(source, formState)
  const asked = (given: unknown) => {
    const typed = typeof given === 'string' ? toTyped(given) : ''
    return isDirty && typed !== kept && isFarAhead(typed, undefined, yearsAhead) ? typed : undefined
  }
  const typed = asked(value)
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
    openQuestion: (given) => (asked(given) === undefined ? undefined : say(farAheadWords.open)),
  }
}
