import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContentRecord } from '../../../contract/content/content.ts'
import type { Kind } from '../../../contract/fields/kind.ts'
import type { ContentValues } from './kind-form.ts'
import type { LocalCopyState } from './use-local-copy.ts'

/** The form that the parts of a screen belong to. */
export const ContentFormContext = createContext<ContentForm | undefined>(undefined)

export function useContentFormContext(): ContentForm {
  const form = useContext(ContentFormContext)
  if (!form) throw new Error('This part belongs into a ContentEdit')
  return form
}

/** The values that a form began with. */
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

/** The state of a form between saves. */
export interface FormState {
  /** The item as the server returned it last; undefined while it is new. */
  record: ContentRecord | undefined
  base: Base
  isSaving: boolean
  conflict: Conflict | undefined
}

export interface ContentForm extends FormState {
  kind: Kind
  form: UseFormReturn<ContentValues>
  localCopy: LocalCopyState
  /** Of the item in this browser: copies of it have keys that begin with it. */
  itemKey: string
  /** Goes on with what was typed elsewhere. */
  takeUp: (values: ContentValues, from: Base) => void
  /** Saves what has changed. @returns the saved item, or undefined after an error, which is shown */
  save: (publish: boolean) => Promise<ContentRecord | undefined>
  /** Makes a call that answers with the item, and shows what was done. Without an answer nothing was done. */
  perform: (
    work: (item: ContentRecord) => Promise<{ data: ContentRecord } | undefined>,
    done?: string,
  ) => Promise<ContentRecord | undefined>
  /** Ends a conflict: with the values to go on with, or undefined to go on typing. @returns as `save` */
  resolve: (values: ContentValues | undefined) => Promise<ContentRecord | undefined>
  isDirty: () => boolean
  /** Notes the tab that is shown: an item saved for the first time goes on with it. */
  noteTab: (id: string) => void
  /** The item was deleted: nothing keeps its form open any more. */
  letGo: () => void
}
