import { useListener } from '../core/layout/use-listener.ts'

/** Calls `open` at "?", outside of inputs and windows. Screens with keys of their own come first. */
export function useHelpKey(open: () => void): void {
  const onKey = (event: KeyboardEvent) => {
    const isTaken =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken) return
    event.preventDefault()
    open()
  }
  // After those of the document, where screens listen.
  useListener('keydown', onKey, window)
}
