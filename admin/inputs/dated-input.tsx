import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FarAheadNote } from './far-ahead-note.tsx'

interface DatedInputProps {
  source: string
  /** From which a date is asked about. */
  yearsAhead?: number | undefined
  /** What the form holds, as it was typed. @param value of the field */
  toTyped?: (value: string) => string
  /** Not valueOf: every object has one, so that its default would never be taken. */
  toValue?: (typed: string) => unknown
  children: ReactNode
}

/** A date input that asks about a date far ahead. */
export function DatedInput({
  source,
  yearsAhead = 1,
  toTyped = (value) => value,
  toValue = (typed) => typed,
  children,
}: DatedInputProps) {
  const { setValue, clearErrors, getFieldState, formState } = useFormContext()
  const value: unknown = useWatch({ name: source })
  const [kept, setKept] = useState<string>()
  const typed = typeof value === 'string' ? toTyped(value) : ''
  // What is there already was asked about when it was typed.
  const { isDirty } = getFieldState(source, formState)
  return (
    <>
      {children}
      {isDirty && typed !== kept && (
        <FarAheadNote
          typed={typed}
          yearsAhead={yearsAhead}
          onKeep={() => setKept(typed)}
          onUse={(proposal) => {
            setValue(source, toValue(proposal), { shouldDirty: true })
            clearErrors(source)
          }}
        />
      )}
    </>
  )
}
