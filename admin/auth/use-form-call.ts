import { useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../api/api-error.ts'

/**
 * A small form of plain fields that makes one call: says what is under way, and what was refused.
 * @param send gets the form's fields; what it throws is shown
 */
export function useFormCall(send: (values: Record<string, string>) => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  // Two presses of Enter come before the button is drawn as disabled.
  const underway = useRef(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form lies, for React, inside the form of the screen below.
    event.stopPropagation()
    if (underway.current) return
    underway.current = true
    setSending(true)
    setError(undefined)
    const form = event.currentTarget
    try {
      await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      const wrong = Object.keys(cause.fields)[0]
      const field = wrong ? form.elements.namedItem(wrong) : undefined
      if (field instanceof HTMLElement) field.focus()
    } finally {
      underway.current = false
      setSending(false)
    }
  }

  const fields = error?.fields ?? {}
  /** What is wrong with one field, as MUI's TextField takes it. */
  const faultOf = (name: string): { error?: true; helperText?: string } =>
    fields[name] ? { error: true, helperText: fields[name] } : {}
  /** What is wrong with none of the fields. */
  const message = error && Object.keys(fields).length === 0 ? error.message : undefined
  return { onSubmit, isSending, message, faultOf }
}
