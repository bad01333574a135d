/** Milliseconds. */
const WINDOW = 60_000
/** Different errors that are told apart; further ones share a count. */
const MAX_KEYS = 200
const OTHERS = 'other errors'

/**
 * Lets an error through at once, and then counts the same one.
 * @param onRepeated called each minute in which an error came again
 */
export function createRepeatFilter(onRepeated: (key: string, count: number) => void): (key: string) => boolean {
  const counts = new Map<string, number>()

  function endWindow(key: string): void {
    const count = counts.get(key)!
    counts.delete(key)
    if (count === 0) return
    onRepeated(key, count)
    begin(key)
  }

  function begin(key: string): void {
    counts.set(key, 0)
    setTimeout(endWindow, WINDOW, key).unref()
  }

  return (text) => {
    const key = counts.has(text) || counts.size < MAX_KEYS ? text : OTHERS
    const count = counts.get(key)
    if (count === undefined) begin(key)
    else counts.set(key, count + 1)
    return count === undefined
  }
}
