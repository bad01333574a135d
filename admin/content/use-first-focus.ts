import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { goTo, inputsOf } from '../core/forms/field-places.ts'
import type { ContentForm } from '../core/forms/content-form.ts'

/** The field that the address names is opened. A new item begins with its title, but not where a keyboard would cover the screen, nor before a copy was answered. */
export function useFirstFocus({ kind, form, record, localCopy }: ContentForm): void {
  const { hash } = useLocation()
  const isBlank = record === undefined && localCopy.found === undefined
  useEffect(() => {
    const inputs = hash && inputsOf(decodeURIComponent(hash.slice(1)), DEFAULT_LOCALE)
    if (inputs) return goTo(inputs)
    if (isBlank && matchMedia('(pointer: fine)').matches) form.setFocus(kind.title)
    // As the form opens, and not when the copy is discarded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
