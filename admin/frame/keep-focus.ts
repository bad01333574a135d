interface Place {
  parent: Element
  index: number
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const DIALOG = '.MuiModal-root'

/**
 * Lets the focus go on where it was when the element that has it goes or is switched off: browsers give it to the page,
 * and whoever works by keyboard or screen reader begins anew at its top. What takes it by itself comes first. For the life
 * of the page: another language draws all of it anew.
 */
export function keepFocus(): void {
  let last: HTMLElement | undefined
  let path = ''
  let places: Place[] = []
  /** Of the element that had the focus before a dialog. */
  let below: Place[] = []
  let isOff = false
  let isWaiting = false

  const isLost = () => document.activeElement === document.body && last !== undefined
  const remember = ({ target }: FocusEvent) => {
    if (last && !last.closest(DIALOG)) below = places
    last = target as HTMLElement
    path = location.pathname
    places = placesOf(last)
    isOff = false
  }
  const restore = () => {
    isWaiting = false
    if (!last || !isLost()) return
    if (!last.isConnected) {
      if (location.pathname === path) (nearest(places) ?? nearest(below))?.focus()
    } else if (last.matches(':disabled')) return
    else if (isOff) last.focus({ preventScroll: true })
    // Somebody has pressed beside it.
    else last = undefined
  }
  const look = () => {
    // It keeps the focus until the next frame.
    if (last?.matches(':disabled')) isOff = true
    if (isWaiting || !isLost()) return
    isWaiting = true
    // Dialogs give it back, and new rows take it, one frame later.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }

  const changes = { subtree: true, childList: true, attributeFilter: ['disabled'] }
  new MutationObserver(look).observe(document.body, changes)
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', look)
}

/** The nearest first. */
function placesOf(element: Element): Place[] {
  const parent = element.parentElement
  return parent ? [{ parent, index: Array.prototype.indexOf.call(parent.children, element) }, ...placesOf(parent)] : []
}

/** The element that came into the place, where all around it is new the one in the same place, else one before it, else one around it. */
function nearest(places: Place[]): HTMLElement | undefined {
  for (const [level, { parent, index }] of places.entries()) {
    if (parent === document.body) return undefined
    if (!parent.isConnected) continue
    const inside = places.slice(0, level).toReversed()
    const same = inside.reduce<Element | undefined>(
      (outer, place) => outer?.children[place.index],
      parent.children[index],
    )
    for (const near of [same, parent.children[index], parent.children[index - 1], parent]) {
      const found = near && focusableIn(near)
      if (found) return found
    }
  }
  return undefined
}

function focusableIn(place: Element): HTMLElement | undefined {
  return [place, ...place.querySelectorAll(FOCUSABLE)].find(
    (element): element is HTMLElement =>
      element.matches(`:is(${FOCUSABLE}):not(:disabled)`) &&
      (element as HTMLElement).tabIndex >= 0 &&
      element.checkVisibility(),
  )
}
