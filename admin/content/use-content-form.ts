import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useGetIdentity, useNotify } from 'react-admin'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { ContentRecord } from '../../contract/content.ts'
import type { Kind } from '../../contract/kinds/kind.ts'
import { ApiError } from '../api/api-error.ts'
import { contentCalls } from './content-calls.ts'
import type { ContentValues } from './kind-form.ts'
import { changesBetween, isSame, toDocument, toValues } from './documents.ts'
import { copyKey } from './local-copy.ts'
import { noteSaved } from './saved-rows.ts'
import { useSuccessText } from './use-success-text.ts'
import { useLocalCopy, type LocalCopyState } from './use-local-copy.ts'
import { useErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { inputWords } from '../inputs/words.ts'
import { listWords } from './list-words.ts'

/** What a form began with. */
export interface Base {
  document: ContentValues
  /** Undefined for a new item. */
  version: number | undefined
}

/** Two people have changed the same item. */
export interface Conflict {
  base: ContentValues
  mine: ContentValues
  theirs: ContentRecord
  publish: boolean
}

export interface ContentForm {
  kind: Kind
  form: UseFormReturn<ContentValues>
  /** The item as the server last said it; undefined while it is new. */
  record: ContentRecord | undefined
  base: Base
  localCopy: LocalCopyState
  isSaving: boolean
  conflict: Conflict | undefined
  /** Saves what has changed. @returns the item as it is now, undefined where that was refused, and said */
  save: (publish: boolean) => Promise<ContentRecord | undefined>
  /** Makes a call that answers with the item, and says what was done. */
  perform: (
    work: (item: ContentRecord) => Promise<{ data: ContentRecord; done?: string }>,
  ) => Promise<ContentRecord | undefined>
  /** Ends a conflict: with the values to go on with, or undefined to go on typing. */
  resolve: (values: ContentValues | undefined) => void
  isDirty: () => boolean
  /** From now on nothing is in the way of leaving: the item has gone. */
  letGo: () => void
}

/**
 * The form of one item: what it began with, what is typed, and all ways to save it.
 * @param loaded the item; undefined for a new one
 * @param onSaved is told of every save
 */
export function useContentForm(
  kind: Kind,
  loaded: ContentRecord | undefined,
  onSaved?: (record: ContentRecord, isNew: boolean) => void,
): ContentForm {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const successText = useSuccessText(kind)
  const { identity } = useGetIdentity()
  const form = useForm<ContentValues>({ defaultValues: toValues(kind, loaded) })
  const [record, setRecord] = useState(loaded)
  const [base, setBase] = useState<Base>(() => ({
    document: toDocument(kind, toValues(kind, loaded)),
    version: loaded?.version,
  }))
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const underway = useRef(false)
  // Whoever is led on after saving leaves before the screen has been drawn anew: what is saved is asked of this.
  const saved = useRef(base)
  const hasGone = useRef(false)
  const isDirty = useCallback(
    () => !hasGone.current && !isSame(toDocument(kind, form.getValues()), saved.current.document),
    [form, kind],
  )
  const takeUp = useCallback(
    (values: ContentValues, from: Base) => {
      for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
      saved.current = from
      setBase(from)
    },
    [form],
  )
  const itemKey = copyKey(identity?.id ?? '', kind.entity, record?.id)
  const localCopy = useLocalCopy({ kind, form, itemKey, saved, isDirty, takeUp })
  const dropLocalCopy = localCopy.drop

  /** Takes over what the server says, but for what was typed while it was on its way. */
  const accept = useCallback(
    (item: ContentRecord, sent: ContentValues) => {
      const typedSince = changesBetween(sent, form.getValues())
      const values = toValues(kind, item)
      form.reset(values)
      for (const [field, value] of Object.entries(typedSince)) form.setValue(field, value, { shouldDirty: true })
      setRecord(item)
      saved.current = { document: toDocument(kind, values), version: item.version }
      setBase(saved.current)
      if (Object.keys(typedSince).length === 0) dropLocalCopy()
    },
    [form, kind, dropLocalCopy],
  )

  const refuse = useCallback(
    (error: unknown, publish: boolean, from: Base) => {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 409 && error.body.current) {
        setConflict({
          base: from.document,
          mine: form.getValues(),
          theirs: error.body.current as ContentRecord,
          publish,
        })
        return
      }
      const faults = Object.entries(error.fields)
      for (const [field, message] of faults) form.setError(field, { type: 'server', message })
      const text = say(inputWords.fault.not_saved, { faults: faults.map(([, message]) => message).join('. ') })
      notify(faults.length > 0 ? text : errorText(error), { type: 'error', autoHideDuration: 8000 })
    },
    [form, notify, say, errorText],
  )

  const saveFrom = useCallback(
    async (from: Base, publish: boolean): Promise<ContentRecord | undefined> => {
      // Two presses of a key come before the button is drawn as disabled.
      if (underway.current) return undefined
      underway.current = true
      setSaving(true)
      form.clearErrors()
      if (!(await form.trigger(undefined, { shouldFocus: true }))) {
        underway.current = false
        setSaving(false)
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
        accept(data, sent)
        noteSaved(queryClient, kind, data, !record)
        const meaning = say(listWords.done[savedAs(publish, record, data)])
        // A draft beside what visitors see updates nothing for them.
        notify(publish || !record ? successText(message, meaning) : meaning, { type: 'success' })
        onSaved?.(data, !record)
        return data
      } catch (error) {
        refuse(error, publish, from)
        return undefined
      } finally {
        underway.current = false
        setSaving(false)
      }
    },
    [form, kind, record, accept, refuse, notify, say, successText, queryClient, onSaved],
  )

  const letGo = useCallback(() => {
    hasGone.current = true
    dropLocalCopy()
  }, [dropLocalCopy])

  const perform: ContentForm['perform'] = useCallback(
    async (work) => {
      // What is done with an item is done with what the screen shows of it.
      const item = !record || isDirty() ? await saveFrom(base, false) : record
      if (!item) return undefined
      const sent = structuredClone(form.getValues())
      try {
        const { data, done } = await work(item)
        accept(data, sent)
        noteSaved(queryClient, kind, data, false)
        if (done) notify(done, { type: 'success' })
        return data
      } catch (error) {
        refuse(error, false, base)
        return undefined
      }
    },
    [record, isDirty, saveFrom, base, form, accept, queryClient, kind, notify, refuse],
  )

  const resolve = (values: ContentValues | undefined) => {
    setConflict(undefined)
    if (!values || !conflict) return
    const from = { document: toDocument(kind, toValues(kind, conflict.theirs)), version: conflict.theirs.version }
    takeUp(values, from)
    void saveFrom(from, conflict.publish)
  }

  const save = useCallback((publish: boolean) => saveFrom(base, publish), [saveFrom, base])
  return { kind, form, record, base, localCopy, isSaving, conflict, save, perform, resolve, isDirty, letGo }
}

/** What a save has done, as visitors see it. */
function savedAs(publish: boolean, before: ContentRecord | undefined, now: ContentRecord) {
  const wasPublic = before?.state === 'published'
  if (publish) return wasPublic ? 'updated' : 'published'
  return now.state === 'published' ? 'draft_beside' : 'draft'
}

/** What is left empty in a new item is left to the server: an address it makes, a date it knows. */
function withoutEmpty(document: ContentValues): ContentValues {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== '' && value !== null))
}
