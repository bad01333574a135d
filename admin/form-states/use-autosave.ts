import { useEffect, useState } from 'react'
import type { PageLocale } from '../../contract/page-locales.ts'
import { toDocument } from '../core/forms/documents.ts'
import { createAutosave, type Autosave, type AutosaveAnswer } from './autosave.ts'
import type { ContentForm } from '../core/forms/content-form.ts'

/** Keeps what is typed on the server. @param locale in which somebody looks at the page */
export function useAutosave(contentForm: ContentForm, locale: PageLocale | undefined): [AutosaveAnswer, Autosave] {
  const { kind, form, record, base, isDirty, localCopy } = contentForm
  const [answer, setAnswer] = useState<AutosaveAnswer>({ kept: undefined, fault: undefined })
  const [autosave] = useState(() =>
    createAutosave({
      entity: kind.entity,
      form: localCopy.form,
      isDirty,
      document: () => toDocument(kind, form.getValues()),
      onAnswer: (change) => setAnswer((old) => ({ ...old, ...change })),
    }),
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
  return [answer, autosave]
}
