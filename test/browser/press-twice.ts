import type { CDPSession, Locator, Page } from '@playwright/test'

/** Milliseconds between two presses: at once, and as slow as hands are. */
export const GAPS = [0, 40, 120, 300]

/** A cheap phone. */
const SLOWER = 4

/** Runs a page with a slowed processor, until it is told to run at full speed. */
export async function slowDown(page: Page, session?: CDPSession, rate = SLOWER): Promise<CDPSession> {
  const used = session ?? (await page.context().newCDPSession(page))
  await used.send('Emulation.setCPUThrottlingRate', { rate })
  return used
}

/** Double click, as a mouse sends it: the second press does not wait for what the first does. */
export async function clickTwice(session: CDPSession, target: Locator, gap: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const place = { x: x + width / 2, y: y + height / 2, button: 'left' as const }
  await twice(gap, (clickCount, timestamp) => [
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount, timestamp, ...place }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount, timestamp, ...place }),
  ])
}

/** Enter twice, in the field that has the focus or on the button. */
export async function enterTwice(session: CDPSession, target: Locator, gap: number): Promise<void> {
  await target.focus()
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  await twice(gap, (_, timestamp) => [
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', timestamp, ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
  ])
}

/** The page is told when each was pressed: on a busy machine, more than the gap may lie between what arrives. */
async function twice(gap: number, press: (count: number, seconds: number) => Promise<unknown>[]): Promise<void> {
  const begun = Date.now()
  const first = press(1, begun / 1000)
  // Time between presses is what is tested.
  await new Promise((resolve) => setTimeout(resolve, gap))
  await Promise.all([...first, ...press(2, (begun + gap) / 1000)])
}
