import { useEffect, useState } from 'react'
import type { KeptForm } from '../../contract/form-states/form-state.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { ApiError } from '../core/api/api-error.ts'
import type { ContentForm } from '../core/forms/content-form-context.ts'
import { toDocument } from '../core/forms/documents.ts'
import { formStateCalls } from './form-state-calls.ts'
import { newest } from './newest.ts'

/** Milliseconds without a key until the page that is looked at follows, and at the latest: drawing it would hold up the next key. */
const PAUSE = 180
const LATEST = 3000
/** Milliseconds between two calls while nobody looks, and before another try. */
const INTERVAL = 5000

interface AutosaveAnswer {
  /** Of the form; undefined while everything is saved. */
  kept: KeptForm | undefined
  /** Why it does not keep the form. */
  fault: ApiError | undefined
}

interface Place {
  /** Undefined for a new item. */
  id: number | undefined
  version: number | undefined
  /** In which somebody looks at the page; undefined while nobody does. */
  locale: PageLocale | undefined
}

/** Sends a form that is not saved, one call at a time, the newest last; and has it deleted once it is saved. */
function createAutosave(
  { kind, form: input, isDirty, localCopy }: ContentForm,
  onAnswer: (change: Partial<AutosaveAnswer>) => void,
) {
  const { entity } = kind
  const { form } = localCopy
  let place: Place = { id: undefined, version: undefined, locale: undefined }
  let nameOfNew = `new-${form}`
  /** Under which the server has this form. */
  let stored: string | undefined
  /** When the page was drawn last. */
  let drawn = -Infinity
  const itemName = () => (place.id === undefined ? nameOfNew : String(place.id))

  const keep = async () => {
    const former = stored
    if (isDirty()) {
      stored = itemName()
      const { version, locale } = place
      const document = toDocument(kind, input.getValues())
      const body = { document, form, ...(version !== undefined && { version }), ...(locale && { locale }) }
      const { data: kept } = await formStateCalls.keep(entity, stored, body)
      // Once somebody types on, the page of the next answer is drawn instead.
      const isDrawn = !sending.isDue() || performance.now() - drawn > LATEST
      if (isDrawn) drawn = performance.now()
      if (isDrawn) onAnswer({ kept, fault: undefined })
      if (former !== undefined && former !== stored) await formStateCalls.drop(entity, former)
      return
    }
    onAnswer({ kept: undefined, fault: undefined })
    stored = undefined
    if (former !== undefined) await formStateCalls.drop(entity, former)
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onAnswer({ fault: error })
      // Away for a while; what is refused is sent again with the next change.
      if ([0, 429, 503].includes(error.status)) sending.within(INTERVAL)
    }
  }
  const sending = newest(() => attempt(keep))

  return {
    changed: () => (place.locale ? sending.paused(PAUSE, LATEST) : sending.within(INTERVAL)),
    /** After a save nothing is left to keep; whoever begins to look sees what is typed. */
    follow: (next: Place) => {
      place = next
      if (stored !== undefined || (next.locale && isDirty())) void sending.now()
    },
    flush: () => void (sending.isDue() && sending.now()),
    /** The form is left: saved or not. */
    leave: () => void ((stored !== undefined || sending.isDue()) && sending.now()),
    /** Goes on with a form that the server has under this name. */
    adopt: (item: string) => {
      if (place.id === undefined) nameOfNew = item
      stored = item
      void sending.now()
    },
    discard: (item: string) => attempt(async () => void (await formStateCalls.drop(entity, item))),
  }
}

/** Keeps what is typed on the server. @param locale in which somebody looks at the page */
export function useAutosave(contentForm: ContentForm, locale: PageLocale | undefined) {
  const { form, record, base } = contentForm
  const [answer, setAnswer] = useState<AutosaveAnswer>({ kept: undefined, fault: undefined })
  const [autosave] = useState(() =>
    createAutosave(contentForm, (change) => setAnswer((old) => ({ ...old, ...change }))),
  )

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: autosave.changed })
    window.addEventListener('pagehide', autosave.flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', autosave.flush)
      autosave.leave()
    }
  }, [form, autosave])

  const id = record?.id
  useEffect(() => autosave.follow({ id, version: base.version, locale }), [autosave, id, base, locale])
  return [answer, autosave] as const
}
