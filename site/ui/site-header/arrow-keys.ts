/** The arrow keys of the disclosure navigation in the ARIA Authoring Practices. */
export function followArrowKeys(event: KeyboardEvent): void {
  const focused = event.target as HTMLElement
  const item = focused.closest('.menu__item')
  if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = focusable(item, '.menu__panel a')
  const toggle = item.querySelector<HTMLElement>('.menu__toggle')
  const place = links.indexOf(focused)
  const target = place < 0 ? fromTheTopRow() : insidePanel()
  if (target === undefined) return
  event.preventDefault()
  target?.focus()

  function fromTheTopRow(): HTMLElement | null | undefined {
    if (event.key === 'ArrowDown' && toggle) {
      if (toggle.ariaExpanded !== 'true') toggle.click()
      // React opens the panel after this event; hidden elements take no focus.
      requestAnimationFrame(() => links[0]?.focus())
      return null
    }
    return step(focusable(focused.closest('.menu')!, '.menu__link, .menu__toggle'), focused, 'ArrowLeft', 'ArrowRight')
  }

  function insidePanel(): HTMLElement | undefined {
    if (event.key === 'ArrowUp' && place === 0) return toggle ?? undefined
    const groups = focusable(item!, '.menu__sub-link')
    // From a nested link, Left goes to its group's head.
    const head = focused.closest('.menu__nested')?.parentElement?.querySelector<HTMLElement>('.menu__sub-link')
    if (head && event.key === 'ArrowLeft') return head
    return step(groups, head ?? focused, 'ArrowLeft', 'ArrowRight') ?? step(links, focused, 'ArrowUp', 'ArrowDown')
  }

  /** Stops at the ends; undefined for other keys. */
  function step(all: HTMLElement[], current: HTMLElement, back: string, on: string): HTMLElement | undefined {
    const at = all.indexOf(current)
    switch (event.key) {
      case back:
        return all[Math.max(at - 1, 0)]
      case on:
        return all[Math.min(at + 1, all.length - 1)]
      case 'Home':
        return (place < 0 ? all : links)[0]
      case 'End':
        return (place < 0 ? all : links).at(-1)
      default:
        return undefined
    }
  }
}

function focusable(place: Element, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)]
}
