import type { KeptForm } from '../../contract/form-states/form-state.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { ApiError } from '../core/api/api-error.ts'
import type { ContentValues } from '../core/forms/kind-form.ts'
import { formStateCalls } from './form-state-calls.ts'
import { newest } from './newest.ts'

/** Milliseconds without a key until the page that is looked at follows, and at the latest: drawing it would hold up the next key. */
const PAUSE = 180
const LATEST = 3000
/** Milliseconds between two calls while nobody looks, and before another try. */
const INTERVAL = 5000

export interface AutosaveAnswer {
  /** Of the form; undefined while everything is saved. */
  kept: KeptForm | undefined
  /** Why it does not keep the form. */
  fault: ApiError | undefined
}

interface AutosaveParts {
  entity: string
  /** The name of the form, in this browser. */
  form: string
  isDirty: () => boolean
  document: () => ContentValues
  onAnswer: (change: Partial<AutosaveAnswer>) => void
}

interface Place {
  /** Undefined for a new item. */
  id: number | undefined
  version: number | undefined
  /** In which somebody looks at the page; undefined while nobody does. */
  locale: PageLocale | undefined
}

export type Autosave = ReturnType<typeof createAutosave>

/** Sends a form that is not saved, one call at a time, the newest last; and has it deleted once it is saved. */
export function createAutosave({ entity, form, isDirty, document, onAnswer }: AutosaveParts) {
  let place: Place = { id: undefined, version: undefined, locale: undefined }
  let nameOfNew = `new-${form}`
  /** Under which the server has this form. */
  let stored: string | undefined
  const itemName = () => (place.id === undefined ? nameOfNew : String(place.id))

  const keep = async () => {
    const former = stored
    if (isDirty()) {
      stored = itemName()
      const { version, locale } = place
      const body = { document: document(), form, ...(version !== undefined && { version }), ...(locale && { locale }) }
      const { data: kept } = await formStateCalls.keep(entity, stored, body)
      onAnswer({ kept, fault: undefined })
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
