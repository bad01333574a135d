import { createElement, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocale } from 'react-admin'
import type { ErrorCode } from '../../../contract/error.ts'
import { DEFAULT_LOCALE, type Words } from '../../../contract/locale.ts'
import { ApiError } from '../api/api-error.ts'
import { EnglishText, useErrorText } from '../api/error-text.tsx'
import { useUnsaved } from '../layout/unsaved-forms.tsx'
import { useWords, type Say } from '../words/use-words.ts'

/** The fault of one field, as MUI's TextField takes it. */
export interface FieldFault {
  error?: true
  helperText?: ReactNode
}
/** @param text shown in other languages than English, the server's language; without it, the server's own message */
export type FaultOf = (name: string, text?: Words, values?: Parameters<Say>[1]) => FieldFault
/** The words of the form's own on why nothing was done. */
type Refusal = string | void

/** All that a text field needs of its form; what the form says of a fault replaces the help that stands before it. */
export type FieldOf = (
  name: string,
  label: Words,
  ...fault: [text?: Words, values?: Parameters<Say>[1]]
) => FieldFault & { name: string; label: string }

/**
 * A small form of plain fields that makes one call, with its progress and its errors.
 * @param send gets the form's fields; an ApiError that it throws is shown, and so is a text that it returns
 * @param meanings what codes of the API mean to this form
 */
export function useFormCall(
  send: (values: Record<string, string>) => Promise<Refusal>,
  meanings?: Partial<Record<ErrorCode, Words>>,
) {
  const say = useWords()
  const errorText = useErrorText()
  const isEnglish = useLocale() === DEFAULT_LOCALE
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isDirty, setDirty] = useState(false)
  // While it is sent, the screen may lead on.
  useUnsaved(() => isDirty && !isSending)

  // A button that is disabled while the call is made loses the focus to what is around it.
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isSending && document.activeElement?.contains(pressed.current)) pressed.current?.focus()
  }, [isSending])

  /** A new value is no longer the one that was refused. */
  const forget = (name: string) =>
    setError((said) => {
      if (!said?.fields[name]) return said
      const { [name]: _, ...fields } = said.fields
      return Object.keys(fields).length === 0 ? undefined : new ApiError(said.status, { ...said.body, fields })
    })

  // Later: rendered between this listener and React's own, a controlled field would take back what is typed. One function, so
  // that the form has it once.
  const onInput = useRef(({ target }: Event) => {
    setTimeout(() => forget((target as HTMLInputElement).name))
  }).current

  /** Another call of the same form, such as deleting what it shows. */
  const attempt = async (work: () => Promise<Refusal>, form?: HTMLFormElement): Promise<boolean> => {
    pressed.current = document.activeElement as HTMLElement | null
    setSending(true)
    setError(undefined)
    setRefusal(undefined)
    try {
      const said = await work()
      setRefusal(said)
      return !said
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      const wrong = Object.keys(cause.fields)[0]
      const field = wrong ? form?.elements.namedItem(wrong) : undefined
      if (field instanceof HTMLElement) field.focus()
      form?.addEventListener('input', onInput)
      return false
    } finally {
      setSending(false)
    }
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form lies, for React, inside the form of the screen below.
    event.stopPropagation()
    const form = event.currentTarget
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    if (await attempt(() => send(Object.fromEntries(values)), form)) setDirty(false)
  }

  /** Of its own fields, which those of a dialog over it are not. A password is typed again anyway, and browsers fill it in. */
  const onTyped = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const field = target as HTMLInputElement
    if (currentTarget.contains(field) && field.type !== 'password') setDirty(true)
  }

  const fields = error?.fields ?? {}
  const faultOf: FaultOf = (name, text, values) => {
    const said = fields[name]
    if (!said) return {}
    return { error: true, helperText: text && !isEnglish ? say(text, values) : createElement(EnglishText, null, said) }
  }
  const fieldOf: FieldOf = (name, label, ...fault) => ({ name, label: say(label), ...faultOf(name, ...fault) })
  /** The fault that belongs to none of the fields. */
  const message = refusal || (error && Object.keys(fields).length === 0 ? errorText(error, meanings) : undefined)
  return { onSubmit, onTyped, attempt, isSending, message, faultOf, fieldOf }
}
