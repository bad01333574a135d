import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { guardPresses, noteChange, noteRefusal } from './one-press.ts'

/** A button, as far as presses need one. */
class Button extends EventTarget {
  readonly closest = () => this
}

let onPress: (event: Event) => void
beforeEach(() => {
  guardPresses({
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void (type === 'click' && (onPress = listener)),
  } as unknown as Document)
  const answer = async () => Response.json({ data: 1 })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
  vi.stubGlobal('document', { querySelector: () => null })
})

/** Returns whether the press does something. */
function press(target: Button, timeStamp: number, detail = 1): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { detail })
  Object.defineProperties(event, { target: { value: target }, timeStamp: { value: timeStamp } })
  onPress(event)
  return !event.defaultPrevented
}

test('a press that made a change swallows its repetition, also where another button is by then', () => {
  const [button, other] = [new Button(), new Button()]
  expect(press(button, 1000)).toBe(true)
  noteChange()
  expect([press(button, 1120), press(button, 1300), press(other, 1420, 2)]).toEqual([false, false, false])
  expect(press(new Button(), 1500)).toBe(true)
  expect(press(button, 2400)).toBe(true)
})

test('a press whose change was refused can be repeated at once', () => {
  const button = new Button()
  press(button, 6000)
  noteChange()
  noteRefusal()
  expect(press(button, 6100)).toBe(true)
})

test('presses that change nothing, such as on "next month", all count', () => {
  const button = new Button()
  expect([5000, 5040, 5160].map((at) => press(button, at, 2))).toEqual([true, true, true])
})

test('the same change twice at once is one call, and later another one', async () => {
  const send = () => call('/comments', { method: 'POST', body: { text: 'Look' } })
  expect(await Promise.all([send(), send()])).toEqual([{ data: 1 }, { data: 1 }])
  expect(fetch).toHaveBeenCalledTimes(1)
  await send()
  await Promise.all([
    call('/comments', { method: 'POST', body: { text: 'Other' } }),
    call('/comments'),
    call('/comments'),
  ])
  expect(fetch).toHaveBeenCalledTimes(5)
})
