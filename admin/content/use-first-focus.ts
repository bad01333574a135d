import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { goTo, INPUTS, inputsOf } from '../core/forms/field-places.ts'
import type { ContentForm } from '../core/forms/content-form.ts'

/** The field that the address names is opened. A new item begins with its title, but not where a keyboard would cover the screen, nor before a copy was answered. */
export function useFirstFocus({ kind, record, localCopy }: ContentForm): void {
  const { hash } = useLocation()
  const isBlank = record === undefined && localCopy.found === undefined
  useEffect(() => {
    const inputs = hash && inputsOf(decodeURIComponent(hash.slice(1)), DEFAULT_LOCALE)
    if (inputs) return goTo(inputs)
    // Nor where somebody types already: `form.setFocus` waits, and would take the next keys into the title.
    if (isBlank && !document.activeElement?.matches(INPUTS) && matchMedia('(pointer: fine)').matches)
      inputsOf(kind.title, DEFAULT_LOCALE)?.querySelector<HTMLElement>(INPUTS)?.focus()
    // As the form opens, and not when the copy is discarded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
