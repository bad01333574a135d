import { createContext, useContext } from 'react'
import type { ContentForm } from './content-form'

/** The form that the parts of a screen belong to. */
export const ContentFormContext = createContext<ContentForm | undefined>(undefined)

export function useContentFormContext(): ContentForm {
  const form = useContext(ContentFormContext)
  if (!form) throw new Error('This part belongs into a ContentEdit')
  return form
}
