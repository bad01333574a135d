import { ApiError } from './api-error.ts'

/** Milliseconds: longer than a double click, shorter than a look at what the first press has done. */
const REPEAT = 400

interface Press {
  target: Element
  at: number
  hasChanged: boolean
}

const presses = new Map<string, Press>()

/**
 * A press that has made a change swallows its repetition, even where another button has taken its place; and the second
 * half of a double click is never a press on something else, such as what a closing menu has beside it.
 */
export function guardPresses(page: Document): void {
  for (const type of ['click', 'submit']) page.addEventListener(type, onPress, true)
  // Typing makes the next press another one.
  page.addEventListener('input', () => presses.clear(), true)
}

/** By what is asked for: without an answer (no end), and answered a moment ago. */
const changes = new Map<string, { key: string; end: number }>()

/**
 * Makes a change that a press asks for. The same again has the same idempotency key until there is an answer and a
 * moment after it, so that the server makes it once.
 */
export async function makeOnce<Result>(what: string, make: (key: string) => Promise<Result>): Promise<Result> {
  for (const press of presses.values()) press.hasChanged = true
  const known = changes.get(what)
  const isKnown = known && performance.now() < known.end
  for (const [other, { end }] of changes) if (other !== what && end < Infinity) changes.delete(other)
  const key = isKnown ? known.key : newKey()
  const change = { key, end: Infinity }
  changes.set(what, change)
  try {
    const result = await make(key)
    change.end = performance.now() + REPEAT
    return result
  } catch (error) {
    // The next press tries again: under the same key where nobody knows whether it was done.
    presses.clear()
    if (!(error instanceof ApiError) || error.status > 0) changes.delete(what)
    throw error
  }
}

/** `randomUUID` is missing without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function onPress(event: Event): void {
  const target = (event.target as Element).closest('button, a, label, [role=menuitem], form')
  if (!target) return
  const last = presses.get(event.type)
  const isDouble = (event as UIEvent).detail > 1
  const isOther = isDouble && last?.target.textContent !== target.textContent
  const isAgain = isOther || ((isDouble || last?.target === target) && last?.hasChanged === true)
  const isRepeated = last !== undefined && isAgain && event.timeStamp - last.at < REPEAT
  presses.set(event.type, { target, at: event.timeStamp, hasChanged: isRepeated })
  // Another button between two presses: what it did may be sent at once.
  if (event.type === 'click' && !isDouble && last && last.target !== target) presses.delete('submit')
  if (!isRepeated) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
