import type { ReactNode } from 'react'
import type { ContentForm } from '../core/forms/content-form.ts'
import { FormStatesContext, useFormStates } from './use-form-states.ts'

interface WithFormStatesProps {
  contentForm: ContentForm
  hasRoom: boolean
  isWritable: boolean
  children: ReactNode
}

/** Keeps a form on the server. A component of its own: the server's answers, several a second, leave the form undrawn. */
export function WithFormStates({ contentForm, hasRoom, isWritable, children }: WithFormStatesProps) {
  return <FormStatesContext value={useFormStates(contentForm, hasRoom, isWritable)}>{children}</FormStatesContext>
}
