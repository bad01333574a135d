import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useForm } from 'react-hook-form'
import type { ContentRecord } from '../../contract/content/content.ts'
import { knownIn } from '../../contract/fields/bids-facts.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { ApiError } from '../core/api/api-error.ts'
import { useMay } from '../core/auth/use-may.ts'
import type { Base, ContentForm, FormState } from '../core/forms/content-form-context.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'
import { changesBetween, isSame, toDocument, toValues } from '../core/forms/documents.ts'
import { copyKey } from '../core/forms/local-copy.ts'
import { noteSaved } from './saved-rows.ts'
import { useSuccessText } from './use-success-text.ts'
import { useLocalCopy } from '../core/forms/use-local-copy.ts'
import { useErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { cellFaults, unfinishedFaults } from '../core/inputs/use-fault.ts'
import inputWords from '../core/words/input-words.json' with { type: 'json' }
import listWords from '../core/lists/list-words.json' with { type: 'json' }

const reduce = (state: FormState, change: Partial<FormState>): FormState => ({ ...state, ...change })

/**
 * The form of one item: its initial values, its input, and all ways to save it.
 * @param whole the kind as this role knows it: the form has what the record has of it
 * @param loaded the item; undefined for a new one
 * @param onSaved is called after every save
 * @param copied what a new item begins with, as if it had been typed
 * @param name of the form with such a beginning, the same after a reload
 */
export function useContentForm(
  whole: Kind,
  loaded: ContentRecord | undefined,
  onSaved?: (record: ContentRecord, was: { isNew: boolean; isTypedSince: boolean; tab: string | undefined }) => void,
  copied?: ContentValues,
  name?: string,
): ContentForm {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const successText = useSuccessText(whole)
  const { identity, writes } = useMay()
  const [state, update] = useReducer(reduce, undefined, () => ({
    record: loaded,
    base: baseOf(knownIn(whole, loaded), loaded),
    isSaving: false,
    conflict: undefined,
  }))
  const { record, base, conflict } = state
  const kind = useMemo(() => knownIn(whole, record), [whole, record])
  const form = useForm<ContentValues>({
    defaultValues: toValues(kind, loaded),
    ...(!writes(kind, loaded) && { disabled: true }),
  })
  const underway = useRef(false)
  // After a save the screen may be left before it renders again: leaving compares with this.
  const saved = useRef(base)
  const isDeleted = useRef(false)
  const tab = useRef<string>(undefined)
  const noteTab = useCallback((id: string) => {
    tab.current = id
  }, [])
  const isDirty = useCallback(
    () => !isDeleted.current && !isSame(toDocument(kind, form.getValues()), saved.current.document),
    [form, kind],
  )
  const takeUp = (values: ContentValues, from: Base) => {
    fill(form, values)
    saved.current = from
    update({ base: from })
  }
  useEffect(() => fill(form, copied), [form, copied])
  // A new value is no longer the one that was refused.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name && form.getFieldState(name).error) void form.trigger(name)
        },
      }),
    [form],
  )
  const itemKey = copyKey(identity?.id ?? '', kind.entity, record?.id)
  const localCopy = useLocalCopy({ kind, form, itemKey, saved, isDirty, takeUp, name })

  /** Takes over the server's item, but keeps what was typed while the call was on its way. */
  const accept = (item: ContentRecord, sent: ContentValues, isNew: boolean) => {
    const typedSince = changesBetween(sent, form.getValues())
    const known = knownIn(whole, item)
    form.reset(toValues(known, item))
    fill(form, typedSince)
    saved.current = baseOf(known, item)
    update({ record: item, base: saved.current })
    if (Object.keys(typedSince).length === 0) localCopy.drop()
    noteSaved(queryClient, kind, item, isNew)
  }
  const refuse = (error: unknown, publish: boolean, from: Base) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409 && error.body.current) {
      const theirs = error.body.current as ContentRecord
      return update({ conflict: { base: from.document, mine: form.getValues(), theirs, publish } })
    }
    const faults = Object.entries(error.fields)
    for (const [field, message] of faults) form.setError(field, { type: 'server', message })
    const text = say(inputWords.fault.not_saved, { faults: faults.map(([, message]) => message).join('. ') })
    notify(faults.length > 0 ? text : errorText(error), { type: 'error', autoHideDuration: 8000 })
  }

  const send = async (from: Base, publish: boolean): Promise<ContentRecord | undefined> => {
    form.clearErrors()
    // Validating tells of every field. Within the press, React takes more than fifty of them for an endless loop (error 185).
    await new Promise((resolve) => setTimeout(resolve))
    const isValid = await form.trigger(undefined, { shouldFocus: true })
    const unfinished = [
      ...(publish ? unfinishedFaults(kind.fields, form.getValues(), say) : []),
      ...cellFaults(kind.fields, form.getValues(), say),
    ]
    for (const [field, message] of unfinished)
      form.setError(field, { type: 'required', message }, { shouldFocus: isValid })
    if (!isValid || unfinished.length > 0) {
      notify(say(inputWords.fault.see_fields), { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
    const sent = structuredClone(form.getValues())
    const document = toDocument(kind, sent)
    try {
      const { data, message } =
        record && from.version !== undefined
          ? await contentCalls.change(kind.entity, record.id, {
              ...changesBetween(from.document, document),
              version: from.version,
              publish,
            })
          : await contentCalls.create(kind.entity, { ...withoutEmpty(document), publish })
      accept(data, sent, !record)
      const meaning = say(listWords.done[savedAs(publish, record, data)])
      // A draft beside what visitors see updates nothing for them.
      notify(publish || !record ? successText(message, meaning) : meaning, { type: 'success' })
      onSaved?.(data, { isNew: !record, isTypedSince: isDirty(), tab: tab.current })
      return data
    } catch (error) {
      refuse(error, publish, from)
      return undefined
    }
  }
  const saveFrom = async (from: Base, publish: boolean) => {
    // Two presses of a key come before the button is drawn as disabled.
    if (underway.current) return undefined
    underway.current = true
    update({ isSaving: true })
    try {
      return await send(from, publish)
    } finally {
      underway.current = false
      update({ isSaving: false })
    }
  }

  const perform: ContentForm['perform'] = async (work, done) => {
    // An action on an item applies to the version that the screen shows.
    const item = !record || isDirty() ? await saveFrom(base, false) : record
    if (!item) return undefined
    const sent = structuredClone(form.getValues())
    try {
      const answer = await work(item)
      if (!answer) return undefined
      accept(answer.data, sent, false)
      if (done) notify(done, { type: 'success' })
      return answer.data
    } catch (error) {
      refuse(error, false, base)
      return undefined
    }
  }
  const resolve: ContentForm['resolve'] = async (values) => {
    update({ conflict: undefined })
    if (!values || !conflict) return undefined
    const from = baseOf(knownIn(whole, conflict.theirs), conflict.theirs)
    takeUp(values, from)
    return saveFrom(from, conflict.publish)
  }
  const letGo = () => {
    isDeleted.current = true
    localCopy.drop()
  }
  const save = (publish: boolean) => saveFrom(base, publish)
  return { kind, form, localCopy, itemKey, takeUp, save, perform, resolve, isDirty, noteTab, letGo, ...state }
}

function fill(form: ContentForm['form'], values: ContentValues = {}): void {
  for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
}

function baseOf(kind: Kind, record: ContentRecord | undefined): Base {
  return { document: toDocument(kind, toValues(kind, record)), version: record?.version }
}

/** The effect of a save, as visitors see it. */
function savedAs(publish: boolean, before: ContentRecord | undefined, now: ContentRecord) {
  const wasPublic = before?.state === 'published'
  if (publish) return wasPublic ? 'updated' : 'published'
  return now.state === 'published' ? 'draft_beside' : 'draft'
}

/** Fields left empty in a new item are filled by the server: an address it makes, a date it knows. */
function withoutEmpty(document: ContentValues): ContentValues {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== '' && value !== null))
}
