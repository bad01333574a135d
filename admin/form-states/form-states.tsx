import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { FormState } from '../../contract/form-states/form-state.ts'
import { ApiError } from '../core/api/api-error.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { isSame, toDocument, toValues } from '../core/forms/documents.ts'
import { formCopyKey, listCopies } from '../core/forms/local-copy.ts'
import { formStateCalls } from './form-state-calls.ts'
import { useAutosave } from './autosave.ts'
import { usePanel } from './use-panel.ts'
import { usePresence } from './use-presence.ts'
import type { Base, ContentForm } from '../core/forms/content-form-context.ts'

type FormStates = ReturnType<typeof useFormStates>

const FormStatesContext = createContext<FormStates | undefined>(undefined)

export function useFormStatesContext(): FormStates {
  const found = useContext(FormStatesContext)
  if (!found) throw new Error('This part belongs into a ContentForm')
  return found
}

interface WithFormStatesProps {
  contentForm: ContentForm
  hasRoom: boolean
  isWritable: boolean
  children: ReactNode
}

/** Keeps a form on the server. A component of its own: the server's answers, several a second, leave the form undrawn. */
export function WithFormStates({ contentForm, hasRoom, isWritable, children }: WithFormStatesProps) {
  const formStates = useFormStates(contentForm, hasRoom, isWritable)
  return <FormStatesContext value={formStates}>{children}</FormStatesContext>
}

/** Keeps an unsaved form on the server, and offers what was typed in another browser. @param hasRoom beside the form */
function useFormStates(contentForm: ContentForm, hasRoom: boolean, isWritable: boolean) {
  const { kind, record, base, isDirty, takeUp, localCopy, itemKey } = contentForm
  const { entity } = kind
  const panel = usePanel(kind, hasRoom)
  const present = usePresence(entity, record?.id, isWritable)
  const [isAnswered, setAnswered] = useState(false)
  const [openedAs] = useState(record ? String(record.id) : localCopy.isNamed ? `new-${localCopy.form}` : 'new')
  const { data } = useQuery({
    queryKey: ['form-state', entity, openedAs, localCopy.form],
    queryFn: async () => {
      const { own } = (await formStateCalls.open(entity, openedAs)).data
      return own && { own, from: await baseOf(contentForm, own) }
    },
    enabled: isWritable,
    gcTime: 0,
    staleTime: Infinity,
  })
  const own = data?.own
  // Decided once: the local copies of before change while one types.
  const [isOfBrowser, setOfBrowser] = useState<boolean>()
  if (own && isOfBrowser === undefined)
    setOfBrowser(listCopies(itemKey).some(({ key }) => key === formCopyKey(itemKey, own.form)))
  const [{ kept, fault }, autosave] = useAutosave(contentForm, panel.isOpen ? panel.locale : undefined)

  // A copy in this browser is offered from there, and goes with it.
  const found = localCopy.found
  const wasFound = useRef(found)
  useEffect(() => {
    if (wasFound.current && !found && own && isOfBrowser) {
      if (isDirty()) autosave.adopt(own.item)
      else void autosave.discard(own.item)
    }
    wasFound.current = found
  }, [found, own, isOfBrowser, isDirty, autosave])

  const isNews = own && !isSame(toDocument(kind, toValues(kind, own.document)), base.document)
  // Typed in another browser. One question at a time: the copy of this browser is offered first.
  const offered = isNews && isOfBrowser === false && !isAnswered && !found ? own : undefined
  const restore = () => {
    if (!offered || !data) return
    setAnswered(true)
    takeUp(toValues(kind, offered.document), data.from)
    autosave.adopt(offered.item)
  }
  const discard = () => {
    setAnswered(true)
    if (offered) void autosave.discard(offered.item)
  }
  return { panel, present, kept, fault, offered, restore, discard }
}

/**
 * The version that a kept form began with: where that is not the newest one, saving compares the two. It is known before the
 * form is offered: a press on *Save* just after *Restore* would else save with the newest version, over a colleague's.
 */
async function baseOf({ kind, record, base }: ContentForm, { version }: FormState): Promise<Base> {
  if (!record || version === null || version === base.version) return base
  try {
    const { data } = await contentCalls.getRevision(kind.entity, record.id, version)
    return { document: toDocument(kind, toValues(kind, data.document)), version }
  } catch (error) {
    // Old versions are deleted: saving then asks about every difference.
    if (error instanceof ApiError && error.status === 404) return { document: base.document, version }
    throw error
  }
}
