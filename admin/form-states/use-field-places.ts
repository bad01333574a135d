import { useEffect, useState } from 'react'
import type { Kind } from '../../contract/fields/kind.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { bringIntoView, goTo, inputsFor, marksFor, outline } from '../core/forms/field-places.ts'
import { useListener } from '../core/layout/use-listener.ts'
import { isShowKey } from './show-key.ts'

interface Places {
  kind: Kind
  locale: PageLocale
  /** As it is shown; undefined before. */
  page: Document | undefined
  /** Runs it when the form can be seen. */
  atForm: (work: () => void) => void
}

/** From a press on the page to the input, and from the input that has the focus to its place on the page. */
export function useFieldPlaces({ kind, locale, page, atForm }: Places): void {
  const [marks, setMarks] = useState(() => marksFor(kind, document.activeElement))
  useListener('focusin', ({ target }) => setMarks(marksFor(kind, target as Element)))
  useListener('keydown', (event) => page && isShowKey(event) && bringIntoView(page, marks))
  useEffect(() => {
    if (!page) return
    const onClick = (event: MouseEvent) => {
      // Of another window: no class of this one knows it.
      const inputs = inputsFor(kind, event.target as Element, locale)
      if (!inputs) return
      event.preventDefault()
      atForm(() => goTo(inputs))
    }
    page.addEventListener('click', onClick, true)
    return () => page.removeEventListener('click', onClick, true)
  }, [kind, locale, page, atForm])
  useEffect(() => {
    if (!page) return
    outline(page, marks)
    bringIntoView(page, marks)
  }, [page, marks])
}
