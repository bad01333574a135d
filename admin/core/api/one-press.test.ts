import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { ApiError } from './api-error.ts'
import { guardPresses, makeOnce } from './one-press.ts'

/** A button, as far as presses need one. */
class Button extends EventTarget {
  readonly closest = () => this
  readonly textContent: string
  constructor(textContent = '') {
    super()
    this.textContent = textContent
  }
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
function press(target: Button, timeStamp: number, detail = 1, type = 'click'): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { detail })
  Object.defineProperties(event, { target: { value: target }, timeStamp: { value: timeStamp } })
  onPress(event)
  return !event.defaultPrevented
}

const change = () => makeOnce('a change', async () => 1)

test('a press that made a change swallows its repetition, also where another button is by then', () => {
  const [button, other] = [new Button(), new Button()]
  expect(press(button, 1000)).toBe(true)
  void change()
  expect([press(button, 1120), press(button, 1300), press(other, 1420, 2)]).toEqual([false, false, false])
  expect(press(new Button(), 1500)).toBe(true)
  expect(press(button, 2400)).toBe(true)
})

test('a form is sent again at once when another button was pressed since', () => {
  const [form, save, back] = [new Button('form'), new Button('Save'), new Button('Back')]
  const send = (at: number) => press(save, at) && press(form, at, 0, 'submit')
  expect(send(5000)).toBe(true)
  void change()
  expect(send(5080)).toBe(false)
  expect([press(back, 5160), send(5240)]).toEqual([true, true])
})

test('a press whose change was refused can be repeated at once', async () => {
  const button = new Button()
  press(button, 6000)
  await makeOnce('a change', () => Promise.reject(new ApiError(422))).catch(() => undefined)
  expect(press(button, 6100)).toBe(true)
})

test('the second half of a double click presses nothing else, and the same button where it was drawn anew', () => {
  expect(press(new Button('Help'), 8000)).toBe(true)
  expect(press(new Button('Sign out'), 8040, 2)).toBe(false)
  expect(press(new Button('Help'), 9000)).toBe(true)
  expect(press(new Button('Help'), 9040, 2)).toBe(true)
})

test('presses that change nothing, such as on "next month", all count', () => {
  const button = new Button()
  expect([12_000, 12_040, 12_160].map((at) => press(button, at, 2))).toEqual([true, true, true])
})

test('the same change has one key while it is under way, a moment longer, and after no answer came', async () => {
  const send = (text = 'Look') => call('/redirects', { method: 'POST', body: { text } })
  const sent = () => vi.mocked(fetch).mock.calls.map(([, init]) => (init!.headers as Headers).get('Idempotency-Key'))
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(send()).rejects.toThrow('no_connection')
  await Promise.all([send(), send()])
  await send()
  expect(sent()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), sent()[0], sent()[0], sent()[0]])
  // Something else in between: then it is meant.
  await send('Other')
  await send()
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ message: 'No' }, { status: 422 }))
  await expect(send('Wrong')).rejects.toThrow('No')
  await send('Wrong')
  await call('/redirects')
  expect(new Set(sent())).toHaveProperty('size', 6)
  expect(sent().at(-1)).toBe(null)
})
