import type { Kind } from '../../../contract/fields/kind.ts'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useListener } from '../layout/use-listener.ts'
import type { ContentValues } from './kind-form.ts'
import { isSame, toDocument } from './documents.ts'
import { dropCopy, formCopyKey, listCopies, writeCopy } from './local-copy.ts'
import type { Base } from './content-form-context.ts'

/** A pause in typing, in milliseconds, after which the copy is written. */
const PAUSE = 400

export type LocalCopyState = ReturnType<typeof useLocalCopy>

interface LocalCopyOptions {
  kind: Kind
  form: UseFormReturn<ContentValues>
  itemKey: string
  /** The state that the server confirmed last. A ref, because forms are left before they are drawn again. */
  saved: RefObject<Base>
  isDirty: () => boolean
  takeUp: (values: ContentValues, base: Base) => void
  /** The name of a form that was filled with a copy: it offers its own input alone, after a reload. */
  name: string | undefined
}

/** Keeps unsaved input in this browser, and finds what an earlier visit left. */
export function useLocalCopy(options: LocalCopyOptions) {
  const { kind, form, itemKey, saved, isDirty, takeUp, name } = options
  const [formName] = useState(() => name ?? Math.random().toString(36).slice(2))
  const [found, setFound] = useState(() =>
    listCopies(itemKey)
      .filter(({ key }) => name === undefined || key === formCopyKey(itemKey, name))
      .find(({ copy }) => !isSame(toDocument(kind, copy.values), saved.current.document)),
  )
  const ownKey = formCopyKey(itemKey, formName)
  const written = useRef<string>(undefined)

  const dropOwn = useCallback(() => {
    if (written.current) dropCopy(written.current)
    written.current = undefined
  }, [])
  const keep = useCallback(() => {
    if (written.current !== ownKey) dropOwn()
    if (!isDirty()) return dropOwn()
    const { document, version } = saved.current
    written.current = ownKey
    writeCopy(ownKey, { values: form.getValues(), base: document, version })
  }, [ownKey, form, saved, isDirty, dropOwn])
  useEffect(() => {
    // A new item has another key once it is saved; what was typed during the save moves there.
    if (written.current && written.current !== ownKey) keep()
  }, [ownKey, keep])
  const forget = useCallback(() => {
    if (found) dropCopy(found.key)
    setFound(undefined)
  }, [found])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      keep()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(flush, PAUSE)
      },
    })
    // A person who closes the page has not paused.
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [form, keep])

  // Another tab has removed a copy: its own that it saved, or this form's, which it had offered.
  useListener(
    'storage',
    ({ key, newValue }) => {
      if (newValue !== null) return
      if (found && (key === found.key || key === null)) setFound(undefined)
      if (written.current && (key === written.current || key === null)) keep()
    },
    window,
  )

  /** Everything is saved, or the item is gone: removes this form's copy and the one that it offered. */
  const drop = useCallback(() => {
    dropOwn()
    forget()
  }, [dropOwn, forget])
  /** Continues with the copy that was found. */
  const restore = () => {
    if (!found) return
    takeUp(found.copy.values, { document: found.copy.base, version: found.copy.version })
    // Named forms write to the key of the copy that they offered.
    forget()
    keep()
  }
  return {
    /** The name of this form, in this browser. */
    form: formName,
    /** Whether it goes on with its own input alone. */
    isNamed: name !== undefined,
    /** Earlier typed text that is not saved; undefined when there is nothing to offer. */
    found: found?.copy,
    drop,
    restore,
    discard: forget,
  }
}
