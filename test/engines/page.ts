import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { Engine, InputSource } from './engine.ts'
import './collect-faults.ts'

/** Of WebDriver's actions. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

const SCREENSHOTS = 'build/screenshots'

/** Milliseconds that one waits for what a test expects. */
const PATIENCE = { timeout: 15_000, interval: 50 }

/** Actions of tests on a page, in either engine: real clicks and keys, and questions to its document. */
export class Page {
  readonly engine: Engine
  readonly origin: string

  constructor(engine: Engine, origin: string) {
    this.engine = engine
    this.origin = origin
  }

  /** Opens a page of the site, and waits until React has hydrated it, or a staff screen. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    if (!path.startsWith('/admin')) await this.until(() => document.documentElement.dataset['hydrated'] !== undefined)
  }

  /** Calls a function in the page; it can use nothing from outside but its arguments, which are sent as JSON. */
  async evaluate<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const call = `(${inPage})(...${JSON.stringify(values)})`
    const json = await this.engine.evaluate(`Promise.resolve(${call}).then((value) => JSON.stringify(value ?? null))`)
    return JSON.parse(json) as Awaited<Result>
  }

  /** Waits until what a function of the page answers is true. */
  async until<Values extends unknown[]>(inPage: (...values: Values) => boolean, ...values: Values): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.evaluate(inPage, ...values))) throw new Error(`It never came true: ${inPage}`)
    }, PATIENCE)
  }

  /** `expect` that tries again until it holds: `await page.expect(() => page.text('h1')).toBe('News')`. */
  expect<Value>(ask: () => Promise<Value>) {
    return expect.poll(ask, PATIENCE)
  }

  /** The text of the first visible match, with single spaces; undefined: there is none. */
  async text(selector: string): Promise<string | undefined> {
    return (await this.texts(selector))[0]
  }

  /** The texts of all visible matches. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
      selector,
    )
  }

  /** The text, or else the name, of what has the focus. */
  focus(): Promise<string> {
    return this.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    })
  }

  /**
   * Clicks on the middle of the first visible match, once it stands still and nothing covers it.
   * @param words its whole text or name, where the selector alone is not enough
   */
  async click(selector: string, words?: string): Promise<void> {
    const point = await vi.waitFor(async () => {
      const found = await this.evaluate(findPoint, selector, words ?? null)
      if (!found) throw new Error(`Nothing to click on: ${selector} ${words ?? ''}`)
      return found
    }, PATIENCE)
    await this.clickAt(point.x, point.y)
  }

  /** @param x of the viewport, in CSS pixels */
  async clickAt(x: number, y: number): Promise<void> {
    await this.engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Replaces what stands in a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector)
    await this.press('Control+a')
    await this.press('Delete')
    await this.type(text)
    await this.until(
      (selector, text) => document.querySelector<HTMLInputElement>(selector)?.value === text,
      selector,
      text,
    )
  }

  async type(text: string): Promise<void> {
    await this.#keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  }

  /** One key, or several at once: `Escape`, `Control+k`. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => KEYS[key] ?? key)
    await this.#keys([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ])
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back())
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search)
  }

  /** Puts a screenshot of the viewport into build/screenshots/, with the engine before its name. */
  async save(name: string): Promise<void> {
    const [engine = ''] = this.engine.title.toLowerCase().split(' ')
    mkdirSync(SCREENSHOTS, { recursive: true })
    writeFileSync(join(SCREENSHOTS, `${engine}-${name}.png`), await this.engine.screenshot())
  }

  faults(): Promise<string[]> {
    return this.evaluate(() => window.testFaults ?? ['error: the page does not collect its faults'])
  }

  #keys(actions: InputSource['actions']): Promise<void> {
    return this.engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}

/** Runs in the page. Null: there is nothing yet that a click would reach. */
async function findPoint(selector: string, words: string | null): Promise<{ x: number; y: number } | null> {
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (words === null || [candidate.textContent, candidate.ariaLabel].some((text) => squeeze(text) === words)),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left !== before.left || top !== before.top) return null
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}
