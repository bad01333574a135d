import type { CDPSession, Locator, Page, Request } from '@playwright/test'
import { clickTwice, enterTwice, slowDown } from './press-twice.ts'

/** They end the session of the test, open another program, or take away what the others press on. */
const LEFT_OUT = /^(Sign out|Log out|Print|English|नेपाली|Remove the sample)/
/** Sent while nobody presses. */
const BACKGROUND = /\/(form-states|preferences)\b/
const SURFACE = ['dialog', 'menu', 'alertdialog', 'listbox'].map((role) => `.MuiModal-root [role=${role}]`).join(', ')
const DEPTH = 3
/** Milliseconds without a request after which a page has done what it was asked for. */
const QUIET = 150
const PATIENCE = 5000

interface Press {
  name: string
  isSubmit: boolean
}

/** Walks through screens, presses each button of theirs twice, and counts the changes that the server has made. */
export class PressWalk {
  readonly pressed: string[] = []
  readonly changed: string[] = []
  readonly repeated: string[] = []
  readonly #known = new Set<string>()
  readonly #page: Page
  readonly #session: CDPSession
  readonly #gap: number
  #changes: string[] = []
  #running = new Set<Request>()
  #lastEnd = 0

  constructor(page: Page, session: CDPSession, gap: number) {
    this.#page = page
    this.#session = session
    this.#gap = gap
    page.on('request', (request) => this.#running.add(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('requestfinished', (request) => this.#end(request))
    page.on('response', (response) => {
      const request = response.request()
      const { pathname } = new URL(request.url())
      const isChange = request.method() !== 'GET' && pathname.startsWith('/api/') && !BACKGROUND.test(pathname)
      if (isChange && response.ok() && !response.headers()['idempotent-replayed'])
        this.#changes.push(`${request.method()} ${pathname}`)
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  #end(request: Request): void {
    this.#running.delete(request)
    this.#lastEnd = performance.now()
  }

  /** @param deadline where the walk ends, as performance.now() says it */
  async walk(screen: string, path: string[] = []): Promise<void> {
    if (!(await this.#open(screen, path)))
      return void (process.env.PRESS_LOG && console.log('cannot open', screen, path))
    const all = await pressesIn(await this.#top())
    if (process.env.PRESS_LOG) console.log(screen, path.join('>'), all.map((x) => x.name).join('|'), this.#page.url())
    for (const press of all) {
      const key = [press.isSubmit ? screen : '', ...path, press.name].join(' > ')
      if (this.#known.has(key) || LEFT_OUT.test(press.name)) continue
      this.#known.add(key)
      await this.#press(screen, path, press)
    }
  }

  async #press(screen: string, path: string[], { name, isSubmit }: Press): Promise<void> {
    const way = `${screen}: ${[...path, name].join(' > ')}`
    let made = await this.#twice(screen, path, name, clickTwice)
    if (made?.length === 0 && isSubmit && (await this.#correct()))
      made = await this.#twice(screen, path, name, clickTwice)
    if (!made) return
    this.#judge(way, made)
    if (isSubmit) {
      const entered = await this.#twice(screen, path, name, enterTwice)
      if (entered) this.#judge(`${way} (Enter)`, entered)
    }
    if (made.length > 0 || path.length >= DEPTH) return
    // A second press closes what the first has opened: look what one press opens.
    if ((await this.#open(screen, [...path, name])) && (await this.#surfaces.count()) > 0)
      await this.walk(screen, [...path, name])
  }

  #judge(way: string, made: string[]): void {
    this.pressed.push(way)
    if (made.length > 0) this.changed.push(`${way}: ${made.join(', ')}`)
    if (new Set(made).size < made.length) this.repeated.push(`${way}: ${made.join(', ')}`)
  }

  /** @returns the changes that were made, or undefined where it cannot be pressed */
  async #twice(screen: string, path: string[], name: string, press: typeof clickTwice): Promise<string[] | undefined> {
    const t0 = performance.now()
    if (!(await this.#open(screen, path))) return undefined
    const t1 = performance.now()
    await this.#fill()
    const t2 = performance.now()
    const target = find(await this.#top(), name)
    if (!(await target.isVisible()) || !(await target.isEnabled())) return undefined
    const field = (await this.#top())
      .locator('form input:is([type=text], [type=email], [type=password], [type=url]):not([role=combobox])')
      .last()
    if (press === enterTwice && !(await field.isVisible())) return undefined
    // It may still move: a menu that opens.
    await target.click({ trial: true, timeout: 1000 }).catch(() => {})
    this.#changes = []
    await slowDown(this.#page, this.#session)
    await press(this.#session, press === enterTwice ? field : target, this.#gap).catch(() => {})
    await slowDown(this.#page, this.#session, 1)
    const t3 = performance.now()
    await this.#settle()
    if (process.env.PRESS_LOG)
      console.log(
        name,
        Math.round(t1 - t0),
        Math.round(t2 - t1),
        Math.round(t3 - t2),
        Math.round(performance.now() - t3),
        this.#changes.join(),
      )
    return [...this.#changes]
  }

  #at = ''

  /** Opens a screen, where it is not open as it was, and presses what leads to a dialog or menu. */
  async #open(screen: string, path: string[]): Promise<boolean> {
    const isThere = this.#at === screen && this.#changes.length === 0 && new URL(this.#page.url()).pathname === screen
    if (isThere) {
      for (let tries = 0; tries < DEPTH && (await this.#surfaces.count()) > 0; tries++) {
        await this.#page.keyboard.press('Escape')
        await this.#page.waitForTimeout(60)
      }
    }
    if (!isThere || (await this.#surfaces.count()) > 0) {
      await this.#page.goto(screen, { waitUntil: 'commit' })
      this.#changes = []
      this.#running.clear()
      await this.#page
        .locator('button:visible')
        .first()
        .waitFor({ timeout: PATIENCE })
        .catch(() => {})
      await this.#settle(300)
    }
    this.#at = screen
    for (const name of path) {
      const target = find(await this.#top(), name)
      if (!(await target.isVisible())) return false
      await target.click({ timeout: 1000 }).catch(() => {})
      await this.#settle()
    }
    return true
  }

  get #surfaces(): Locator {
    return this.#page.locator(SURFACE).filter({ visible: true })
  }

  /** What lies over the page, or the page. */
  async #top(): Promise<Locator> {
    return (await this.#surfaces.count()) > 0 ? this.#surfaces.last() : this.#page.locator('body')
  }

  /** What is empty and required, or all of a dialog, by its type. */
  async #fill(): Promise<void> {
    const top = await this.#top()
    await top.evaluate((scope, count) => {
      const isDialog = scope !== document.body
      const values = {
        email: `someone-${count}@example.org`,
        url: `https://example.org/${count}`,
        number: '7',
        date: '2026-11-27',
        password: 'seven green bridges',
      }
      for (const field of scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
        const isText = field instanceof HTMLTextAreaElement
        const isWanted = isText || isDialog || field.required || field.getAttribute('aria-required') === 'true'
        if (!isWanted || field.value !== '' || field.readOnly || field.disabled || field.offsetParent === null) continue
        if (['checkbox', 'radio', 'file', 'search'].includes(field.type) || field.getAttribute('role') === 'combobox')
          continue
        const prototype = isText ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(
          field,
          values[field.type as 'url'] ?? `Text ${count}`,
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, this.pressed.length)
    for (const field of await top.locator('input[role=combobox]:is([required],[aria-required=true])').all()) {
      if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue
      await field.click({ timeout: 1000 }).catch(() => {})
      const option = this.#page.getByRole('option').first()
      await option.click({ timeout: 1000 }).catch(() => {})
    }
  }

  /** Gives refused fields what their message asks for. @returns whether there was one */
  async #correct(): Promise<boolean> {
    const top = await this.#top()
    let isMended = false
    for (const field of await top.locator('input[aria-invalid=true]:not([role=combobox])').all()) {
      const said = await field.evaluate((one) => one.closest('.MuiFormControl-root')?.textContent ?? '')
      const [, example] = /(?:such as|begin with) (\S+?)[,.]?(?: |$)/.exec(said) ?? []
      if (!example) continue
      await field.fill(
        example.endsWith('//')
          ? `${example}example.org`
          : `${example}${example.startsWith('/') ? this.pressed.length : ''}`,
      )
      isMended = true
    }
    return isMended
  }

  async #settle(least = QUIET): Promise<void> {
    const end = performance.now() + PATIENCE
    this.#lastEnd = performance.now() + least - QUIET
    while (performance.now() < end && (this.#running.size > 0 || performance.now() < this.#lastEnd + QUIET))
      await this.#page.waitForTimeout(30)
    if (process.env.PRESS_LOG && performance.now() > end)
      console.log('SLOW', [...this.#running].map((r) => r.method() + r.url()).join(' '))
  }
}

const find = (scope: Locator, name: string) =>
  scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('menuitem', { name, exact: true }))
    .first()

/** Of rows alike, those of the first. */
async function pressesIn(scope: Locator): Promise<Press[]> {
  const buttons = scope.locator('button:not([role=tab]):not([role=toolbar] *), [role=menuitem]:not(a)')
  const found = await buttons.evaluateAll((all) => {
    const isRepeated = (one: Element) => {
      const row = one.closest('tr, li, [role=row]')
      const before = row?.previousElementSibling
      return (
        before?.tagName === row?.tagName &&
        before?.querySelectorAll('button').length === row?.querySelectorAll('button').length
      )
    }
    return all
      .filter(
        (one) =>
          (one as HTMLElement).offsetParent !== null &&
          !(one as HTMLButtonElement).disabled &&
          !(one.closest('tr, li, [role=row]') && isRepeated(one)),
      )
      .map((one) => ({
        name: (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText).trim(),
        isSubmit: (one as HTMLButtonElement).type === 'submit' && one.closest('form') !== null,
      }))
  })
  return found.filter(({ name }, index) => name !== '' && found.findIndex((other) => other.name === name) === index)
}
