/** Milliseconds: longer than a double click, shorter than a look at what the first press has done. */
const REPEAT = 400

interface Press {
  target: Element
  at: number
  hasChanged: boolean
}

const presses = new Map<string, Press>()

/** A press that has made a change swallows its repetition, even where another button has taken its place. */
export function guardPresses(page: Document): void {
  for (const type of ['click', 'submit']) page.addEventListener(type, onPress, true)
  // Typing makes the next press another one.
  page.addEventListener('input', () => presses.clear(), true)
}

/** To be called when a change begins that a press may have made. */
export function noteChange(): void {
  for (const press of presses.values()) press.hasChanged = true
}

/** To be called when a change was refused: the next press tries again. */
export function noteRefusal(): void {
  presses.clear()
}

function onPress(event: Event): void {
  const target = (event.target as Element).closest('button, a, label, [role=menuitem], form')
  if (!target) return
  const last = presses.get(event.type)
  const isSame = last?.target === target || (event as UIEvent).detail > 1
  const isRepeated = isSame && last?.hasChanged === true && event.timeStamp - last.at < REPEAT
  presses.set(event.type, { target, at: event.timeStamp, hasChanged: isRepeated })
  if (!isRepeated) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
