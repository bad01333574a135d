import type { Page, Request } from '@playwright/test'
import { collectFaults } from '../../../test/browser/page-faults.ts'
import { accessibilityFindings } from '../../../test/browser/accessibility-findings.ts'
import type { Random } from '../random.ts'
import { act, type Action } from './actions.ts'
import { look, type Look } from './properties.ts'

export interface Fault {
  step: number
  kind: string
  words: string
  address: string
  /** The last actions, the latest last. */
  actions: string[]
}

export interface WalkOptions {
  origin: string
  random: Random
  /** Where a walk begins, and where it goes on when it has come to nothing. */
  starts: readonly string[]
  /** In the browser's local storage, where each walk chooses one of the languages. */
  languageIn?: string
  /** Names of targets that are not pressed. */
  leftOut: RegExp
  /** Faults that the browser tells of and that are none here. */
  allowed: RegExp
  /** Actions between two checks by axe. */
  axeEvery: number
}

/** Milliseconds without a request after which a page has done what it was asked for; its spinner comes after 150. */
const QUIET = 200
const PATIENCE = 20_000
const TOLD = 8
/** Actions from one start at most. */
const LENGTH = 60
/** The browser itself takes the focus, or the element goes with its screen. */
const LOSES_FOCUS = /^(back|forward|reload|width|key (Shift\+)?Tab)/
/** The answer to a question that the way back has raised. */
const GOES_BACK = /“(Leave|बाहिर जानुहोस्)”/
/** A menu lies over them, or they are judged by a test of their own (misnamedElements). */
const ELSEWHERE = /^(target-size|label-content-name-mismatch)/
/** These may change a field that somebody has typed in; in Nepali each command ends in one way. */
const CHANGES =
  /नुहोस्|“(Save|Publish|Discard|Undo|Redo|Restore|Clear|Remove|Delete|Yes|Leave|Send|Fill|Copy|Use|Translate|Add|Insert|Reset|Cancel|Duplicate|Create|Move|Put)/

/** Does at random what people do, and looks after each action. */
export class Walker {
  readonly faults: Fault[] = []
  readonly counts: Record<string, number> = {}
  readonly visited = new Set<string>()
  readonly #page: Page
  readonly #options: WalkOptions
  readonly #told: string[]
  readonly #running = new Set<Request>()
  readonly #known = new Set<string>()
  #lastEnd = 0
  #actions: string[] = []
  #typed = new Map<string, string>()
  #step = 0

  constructor(page: Page, options: WalkOptions) {
    this.#page = page
    this.#options = options
    this.#told = collectFaults(page, options.origin)
    page.on('request', (request) => this.#running.add(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('requestfinished', (request) => this.#end(request))
    // The browser's own question before a form is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  #end(request: Request): void {
    this.#running.delete(request)
    this.#lastEnd = performance.now()
  }

  /** @param steps actions that were done */
  async walk(steps: number): Promise<void> {
    let left = 0
    let before: Look | undefined
    let failed = 0
    while (this.#step < steps) {
      if (left === 0 || !before) {
        left = LENGTH
        before = await this.#begin()
      }
      left -= 1
      const action = await act(this.#page, this.#options.random, this.#options.leftOut).catch(() => undefined)
      failed = action ? 0 : failed + 1
      if (failed > 3) left = 0
      if (!action) continue
      this.#step += 1
      if (this.#step % 100 === 0) console.error(`${this.#step} actions`)
      this.counts[action.kind] = (this.counts[action.kind] ?? 0) + 1
      this.#actions = [...this.#actions, action.words].slice(-TOLD)
      before = await this.#check(action, before)
      if (!before?.path.startsWith('/')) left = 0
    }
  }

  /** @throws when no page comes: the server has ended */
  async #begin(): Promise<Look> {
    const { starts, random, languageIn } = this.#options
    const start = starts[random.between(0, starts.length)]!
    this.#actions = [`open ${start}`]
    this.#typed.clear()
    if (languageIn) {
      const language = random.pick({ en: 1, ne: 1 })
      this.#actions.push(`in ${language}`)
      const choose = ([name, value]: string[]) => localStorage.setItem(name!, JSON.stringify(value))
      // Before the first page there is none.
      await this.#page.evaluate(choose, [languageIn, language]).catch(() => {})
    }
    await this.#page.goto(start).catch(() => {})
    await this.#settle()
    const page = await this.#lookAgain()
    if (!page) throw new Error(`${start} does not open`)
    return page
  }

  async #check(action: Action, before: Look): Promise<Look | undefined> {
    await this.#settle()
    const now = await this.#lookAgain()
    for (const told of this.#told.splice(0))
      if (!this.#options.allowed.test(told))
        this.#report('browser', told.replaceAll(/'(?:sha256|nonce)-[^']+'/g, '…'), now)
    if (!now) return undefined
    this.visited.add(now.path)
    for (const text of now.broken) this.#report('text', text, now)
    if (now.heading === '') this.#report('no heading', now.path, now)
    if (now.tooWide > 1) this.#report('too wide', `${now.path} by ${now.tooWide}`, now)
    const mayLose = LOSES_FOCUS.test(action.words) || now.path !== before.path
    if (before.hasFocus && !now.hasFocus && !mayLose) this.#report('focus lost', action.words, now)
    this.#compareFields(action, before, now)
    const hasLed = action.kind === 'press' && now.address !== before.address && !GOES_BACK.test(action.words)
    if (hasLed && this.#options.random.next() < 0.3) return this.#tryBack(before, now)
    if (this.#step % this.#options.axeEvery === 0)
      for (const finding of await accessibilityFindings(this.#page).catch(() => []))
        if (!ELSEWHERE.test(finding)) this.#report('axe', finding, now)
    return now
  }

  /** A typed text stands in its field for as long as the form is open; the way back from a search leads to the one before. */
  #compareFields(action: Action, before: Look, now: Look): void {
    const isOther = ['back', 'forward'].includes(action.kind) && now.address !== before.address
    if (now.path !== before.path || action.kind === 'reload' || isOther) this.#typed.clear()
    // Chromium empties a search field.
    if (action.words === 'key Escape') for (const field of now.searches) this.#typed.delete(field)
    if (/key (Control\+z|Enter|Space|Arrow|\/)/.test(action.words) || CHANGES.test(action.words)) this.#typed.clear()
    if (action.typed) this.#typed.set(action.typed.field, action.typed.value)
    for (const [field, value] of this.#typed) {
      const stands = now.fields[field]
      if (stands === undefined || stands === value || stands.trim() === value.trim()) continue
      this.#report('typed text lost', `${field}: ${value.slice(-60)} became ${stands.slice(-60)}`, now)
      this.#typed.delete(field)
    }
  }

  async #tryBack(before: Look, there: Look): Promise<Look | undefined> {
    await this.#page.goBack().catch(() => {})
    this.#actions.push('back, tried')
    this.#typed.clear()
    await this.#settle()
    const now = await this.#lookAgain()
    // A mode of a screen, such as “Projects: order”, ends with the way back.
    const subject = ({ heading }: Look) => heading.split(':')[0]
    if (now && (now.path !== before.path || subject(now) !== subject(before)))
      this.#report(
        'back',
        `from ${there.address} to ${now.address} (${now.heading}), not ${before.address} (${before.heading})`,
        now,
      )
    return now
  }

  /** A page may be left while it is looked at. */
  async #lookAgain(): Promise<Look | undefined> {
    for (let tries = 0; tries < 3; tries += 1) {
      const now = await look(this.#page).catch(() => undefined)
      if (now && now.heading !== '') return now
      await this.#page
        .locator('h1')
        .first()
        .waitFor({ timeout: PATIENCE })
        .catch(() => {})
    }
    return look(this.#page).catch(() => undefined)
  }

  /** The same fault at the same kind of address is told once. */
  #report(kind: string, words: string, at: Look | undefined): void {
    const address = at?.address ?? this.#page.url()
    const key = `${kind} ${words.replaceAll(/\d+/g, '#')} ${kind === 'browser' ? '' : (at?.path ?? '').replaceAll(/\d+/g, '#')}`
    if (this.#known.has(key)) return
    this.#known.add(key)
    const fault = { step: this.#step, kind, words, address, actions: [...this.#actions] }
    this.faults.push(fault)
    console.log(`\n${kind}: ${words}\n  at ${address}, step ${fault.step}\n  after ${fault.actions.join('; ')}`)
  }

  /** Waits for requests, for a page that is still loading, and for the page to draw what has come. */
  async #settle(): Promise<void> {
    const end = performance.now() + PATIENCE
    let isQuiet = false
    while (!isQuiet && performance.now() < end) {
      while (performance.now() < end && this.#running.size > 0) await this.#page.waitForTimeout(30)
      const began = performance.now()
      // By the timer of the page: on a busy machine it begins its requests late.
      const isLoading = await this.#page.evaluate(waitForPause, QUIET).catch(() => true)
      isQuiet = !isLoading && this.#running.size === 0 && this.#lastEnd < began
    }
    this.#running.clear()
  }
}

/** @returns whether the page shows that it is loading */
async function waitForPause(pause: number): Promise<boolean> {
  await new Promise((done) => setTimeout(done, pause))
  await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1_000 }))
  return document.querySelector('.loading') !== null
}
