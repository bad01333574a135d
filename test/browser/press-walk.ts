import type { CDPSession, Locator, Page, Request } from '@playwright/test'
import { find, pressesIn, type Press } from './press-targets.ts'
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

export interface WalkOptions {
  /** Milliseconds between two presses. */
  gap: number
  /** Those that send a form, alone. */
  isForForms?: boolean
  /** Of presses, and milliseconds; the others are counted as left. */
  most?: { presses: number; time: number }
  /** The first buttons that send no form are passed over and come last, so that several walks reach all of a large screen. */
  skipped?: number
  /** The bar and the menu too, which all screens share. */
  hasFrame?: boolean
}

/** Walks through screens, presses each button of theirs twice, and counts the changes that the server has made. */
export class PressWalk {
  readonly pressed: string[] = []
  readonly changed: string[] = []
  readonly repeated: string[] = []
  readonly left: string[] = []
  readonly #known = new Set<string>()
  readonly #page: Page
  readonly #session: CDPSession
  readonly #options: WalkOptions
  readonly #begun = performance.now()
  /** By key and content: the server makes the same once. */
  #changes = new Map<string, string>()
  #running = new Set<Request>()
  #lastEnd = 0
  /** The screen that is open. */
  #at = ''

  constructor(page: Page, session: CDPSession, options: WalkOptions) {
    this.#page = page
    this.#session = session
    this.#options = options
    page.setDefaultTimeout(3000)
    page.on('request', (request) => this.#running.add(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('requestfinished', (request) => this.#end(request))
    page.on('response', (response) => {
      const request = response.request()
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET' || BACKGROUND.test(pathname)) return
      if (!response.ok() || response.headers()['idempotent-replayed']) return
      const key = request.headers()['idempotency-key']
      this.#changes.set(`${key ?? this.#changes.size} ${request.postData()}`, `${request.method()} ${pathname}`)
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  #end(request: Request): void {
    this.#running.delete(request)
    this.#lastEnd = performance.now()
  }

  /** Presses the buttons of a screen, then those of the dialogs and menus that they open. */
  async walk(screen: string, path: string[] = []): Promise<void> {
    if (!(await this.#open(screen, path))) return
    for (const { name, isSubmit } of this.#inOrder(await pressesIn(await this.#top()), path)) {
      const key = [isSubmit ? screen : '', ...path, name].join(' > ')
      if (this.#known.has(key) || LEFT_OUT.test(name) || (this.#options.isForForms && !isSubmit)) continue
      this.#known.add(key)
      const way = `${screen}: ${[...path, name].join(' > ')}`
      if (this.#isAtEnd()) {
        this.left.push(way)
        continue
      }
      const made = await this.#press(screen, path, name, clickTwice)
      if (!made) continue
      this.#judge(way, made)
      if (isSubmit) this.#judge(`${way} (Enter)`, (await this.#press(screen, path, name, enterTwice)) ?? [])
      if (made.length > 0 || path.length >= DEPTH || this.#options.isForForms) continue
      // A second press closes what the first has opened: look what one press opens.
      if ((await this.#open(screen, [...path, name])) && (await this.#surfaces.count()) > 0)
        await this.walk(screen, [...path, name])
    }
  }

  /** Whether the screen that is open has nothing to press but links and tabs. */
  async hasNone(): Promise<boolean> {
    return (await pressesIn(await this.#top())).length === 0
  }

  #inOrder(presses: Press[], path: string[]): Press[] {
    const others = presses.filter(({ isSubmit }) => !isSubmit)
    const skipped = path.length === 0 ? (this.#options.skipped ?? 0) % Math.max(1, others.length) : 0
    return [...presses.filter(({ isSubmit }) => isSubmit), ...others.slice(skipped), ...others.slice(0, skipped)]
  }

  #isAtEnd(): boolean {
    const { most } = this.#options
    return most !== undefined && (this.pressed.length >= most.presses || performance.now() > this.#begun + most.time)
  }

  #judge(way: string, made: string[]): void {
    this.pressed.push(way)
    if (made.length > 0) this.changed.push(`${way}: ${made.join(', ')}`)
    if (new Set(made).size < made.length) this.repeated.push(`${way}: ${made.join(', ')}`)
  }

  /** @returns the changes that were made, or undefined where it cannot be pressed */
  async #press(screen: string, path: string[], name: string, how: typeof clickTwice): Promise<string[] | undefined> {
    if (!(await this.#open(screen, path))) return undefined
    await this.#fill()
    const made = await this.#twice(name, how)
    return made?.length === 0 && (await this.#correct()) ? this.#twice(name, how) : made
  }

  async #twice(name: string, how: typeof clickTwice): Promise<string[] | undefined> {
    const top = await this.#top()
    const button = find(top, name)
    if (!(await button.isVisible()) || !(await button.isEnabled())) return undefined
    const fields = 'form input:is([type=text], [type=email], [type=password], [type=url]):not([role=combobox])'
    const target = how === enterTwice ? top.locator(fields).filter({ visible: true }).last() : button
    if (!(await target.isVisible())) return undefined
    // It may still move: a menu that opens.
    await button.click({ trial: true }).catch(() => {})
    this.#changes.clear()
    await slowDown(this.#page, this.#session)
    await how(this.#session, target, this.#options.gap).catch(() => {})
    await slowDown(this.#page, this.#session, 1)
    if (this.#options.isForForms) await this.#answer(top)
    await this.#settle()
    return [...this.#changes.values()]
  }

  /** Waits, as long as a busy machine needs, until a form is sent or refused: its checks take their time before. */
  async #answer(form: Locator): Promise<void> {
    const end = performance.now() + PATIENCE
    const refused = form.locator('[aria-invalid=true]').filter({ visible: true })
    while (performance.now() < end && this.#changes.size === 0 && (await refused.count()) === 0)
      await this.#page.waitForTimeout(30)
  }

  /** Opens a screen, where it is not open as it was, and presses what leads to a dialog or menu. */
  async #open(screen: string, path: string[]): Promise<boolean> {
    const isThere = () => this.#at === screen && new URL(this.#page.url()).pathname === screen
    for (let tries = 0; isThere() && tries < DEPTH && (await this.#surfaces.count()) > 0; tries++) {
      await this.#page.keyboard.press('Escape')
      await this.#settle()
    }
    if (!isThere() || this.#changes.size > 0 || (await this.#surfaces.count()) > 0) {
      await this.#page.goto(screen, { waitUntil: 'commit' })
      this.#changes.clear()
      this.#running.clear()
      await this.#complete()
      if (this.#options.isForForms) await this.#form()
    }
    this.#at = screen
    for (const name of path) {
      const target = find(await this.#top(), name)
      if (!(await target.isVisible())) return false
      await target.click().catch(() => {})
      await this.#settle()
    }
    return true
  }

  /** Waits for the button that sends a form: the screen of an extra, and then its dialog, have to be loaded. */
  async #form(): Promise<void> {
    const end = performance.now() + PATIENCE
    const isThere = async () => (await pressesIn(await this.#top())).some(({ isSubmit }) => isSubmit)
    while (performance.now() < end && !(await isThere())) await this.#page.waitForTimeout(30)
  }

  get #surfaces(): Locator {
    return this.#page.locator(SURFACE).filter({ visible: true })
  }

  /** The dialog over the page, or the page. */
  async #top(): Promise<Locator> {
    if ((await this.#surfaces.count()) > 0) return this.#surfaces.last()
    const main = this.#page.locator('#main-content')
    return this.#options.hasFrame || (await main.count()) === 0 ? this.#page.locator('body') : main
  }

  /** Inputs that are empty and required, or all of a dialog, by their type. */
  async #fill(): Promise<void> {
    const top = await this.#top()
    const fill = (scope: Element, count: number) => {
      const isDialog = scope.hasAttribute('role')
      if (isDialog && !scope.querySelector(':checked')) scope.querySelector<HTMLElement>('[type=checkbox]')?.click()
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
    }
    // A dialog that has gone meanwhile has nothing to press either.
    await top.evaluate(fill, this.pressed.length, { timeout: 15_000 }).catch(() => {})
    for (const field of await top.locator('input[role=combobox]:is([required],[aria-required=true])').all()) {
      if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue
      await field.click({ timeout: 1000 }).catch(() => {})
      const option = this.#page.getByRole('option', { disabled: false }).first()
      await option.click({ timeout: 1000 }).catch(() => {})
    }
  }

  /** Waits until a screen has all its buttons. */
  async #complete(): Promise<void> {
    await this.#page
      .locator('button:visible')
      .first()
      .waitFor()
      .catch(() => {})
    const buttons = this.#page.locator('button, [role=progressbar]')
    for (let count = -1, tries = 0; count !== (count = await buttons.count()) && tries < 9; tries++)
      await this.#settle(300)
  }

  /** Gives refused fields what their message asks for. @returns whether there was one */
  async #correct(): Promise<boolean> {
    const top = await this.#top()
    let isMended = false
    // Handles, for what is corrected is no longer invalid.
    const invalid = top.locator('input[aria-invalid=true]:not([role=combobox]):visible')
    for (const field of await invalid.elementHandles()) {
      const said = await field.evaluate((one) => (one as Element).closest('.MuiFormControl-root')?.textContent ?? '')
      const [, example] = /(?:such as|begin with) (\S+?)[,.]?(?: |$)/.exec(said) ?? []
      const text = example ?? 'Text'
      await field.fill(
        text.endsWith('//') ? `${text}example.org` : `${text}${/\d|@/.test(text) ? '' : this.pressed.length}`,
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
  }
}
