import { useEffect, useRef, type RefObject } from 'react'
import { useIsHydrated } from '../../hydrated.ts'
import { store } from '../../storage.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { createKey } from '../../outbox/outbox.ts'
import { CONTACT_FIELDS, contactValues, KEY_FIELD, SECONDS_FIELD, type ContactValues } from './contact-submission.ts'

type Draft = ReturnType<typeof draftOf>

/** Per tab: others may use the same machine. */
const DRAFT = 'contact-draft'

export function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft): void {
  store('sessionStorage', DRAFT, JSON.stringify(draft))
}

export function dropDraft(): void {
  store('sessionStorage', DRAFT, null)
}

/**
 * Keeps the input and its key over a reload and measures its time; filled fields stay as they are.
 * Call the result on submit.
 * @param prefilled with which the message opens: it follows what the visitor had begun to write
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, prefilled = ''): () => void {
  const wasHydrated = useRef(useIsHydrated())
  const since = useRef(0)

  useEffect(() => {
    const draft = readDraft()
    // A page from the server was visible before this script ran.
    since.current = draft?.since ?? (wasHydrated.current ? Date.now() : performance.timeOrigin)
    if (!form.current) return
    if (draft) fillEmptyFields(form.current, draft.values)
    if (draft) fieldOf(form.current, KEY_FIELD).value = draft.key
    if (draft && prefilled) fieldOf(form.current, 'message').value = withPrefilled(draft.values.message, prefilled)
    const keep = () => keepDraft(draftOf(form.current!, since.current))
    if (Object.values(formValues(form.current)).some(Boolean)) keep()
    const { current } = form
    current.addEventListener('input', keep)
    return () => current.removeEventListener('input', keep)
  }, [form, prefilled])

  return () => {
    fieldOf(form.current!, SECONDS_FIELD).value = String(Math.floor((Date.now() - since.current) / 1000))
    fieldOf(form.current!, KEY_FIELD).value ||= createKey()
    keepDraft(draftOf(form.current!, since.current))
  }
}

/** Its last line, a link, is there if the visitor has edited it since. */
function withPrefilled(written: string, prefilled: string): string {
  if (!written || written.includes(prefilled.trimEnd().split('\n').at(-1)!)) return written || prefilled
  return `${written}\n\n${prefilled}`.slice(0, CONTACT_BOUNDS.message)
}

/** Leaves what a visitor has typed. */
export function fillEmptyFields(form: HTMLFormElement, values: ContactValues): void {
  for (const [name, value] of Object.entries(values)) fieldOf(form, name).value ||= value
}

/** Empties the fields that a visitor fills in, whatever the form opened with: the next message has another key. */
export function clearFields(form: HTMLFormElement): void {
  for (const name of CONTACT_FIELDS) fieldOf(form, name).value = ''
  fieldOf(form, KEY_FIELD).value = ''
}

const draftOf = (form: HTMLFormElement, since: number) => ({
  values: formValues(form),
  since,
  key: fieldOf(form, KEY_FIELD).value,
})

export const formValues = (form: HTMLFormElement): ContactValues => contactValues(new FormData(form))

/** One of those that a visitor fills in, or a hidden one. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}
