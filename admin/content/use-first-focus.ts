import { useEffect } from 'react'
import type { ContentForm } from './use-content-form.ts'

/** A new item begins with its title, but not where a keyboard would cover the screen, nor before a copy was answered. */
export function useFirstFocus({ kind, form, record, localCopy }: ContentForm): void {
  const isBlank = record === undefined && localCopy.found === undefined
  useEffect(() => {
    if (isBlank && matchMedia('(pointer: fine)').matches) form.setFocus(kind.title)
    // As the form opens, and not when the copy is discarded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
