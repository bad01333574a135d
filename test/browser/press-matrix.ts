import type { CDPSession, Locator, Page } from '@playwright/test'
import { KINDS } from '../../contract/kinds/index.ts'
import { clickTwice, enterTwice, slowDown } from './press-twice.ts'

/** They end the session of the test, or open another program. */
const LEFT_OUT = /^(Sign out|Log out|Print|English|नेपाली)/
/** Sent while nobody presses. */
const BACKGROUND = /\/(form-states|preferences|session)\b/
// The menu of the staff screens has the role, too.
const SURFACE = ['dialog', 'menu', 'alertdialog'].map((role) => `.MuiModal-root [role=${role}]`).join(', ')
const DEPTH = 3
/** Lists, forms and screens: what the menu names, and of each kind of content the form of a new item and of an old one. */
export async function screensOf(page: Page): Promise<string[]> {
  await page.goto('/admin')
  const links = page.locator('nav a[href^="/admin/"], [role=menu] a[href^="/admin/"]')
  await links.first().waitFor()
  const named = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const forms = Object.entries(KINDS).flatMap(([entity, { isFixed }]) => (isFixed ? [] : [`/admin/${entity}/create`]))
  const items = ['news', 'projects', 'clients'].map((entity) => `/admin/${entity}/1`)
  const screens = [...new Set([...forms, ...items, '/admin/messages', '/admin/account', ...named])]
  // It takes away what the others press on.
  return screens.filter((path) => path !== '/admin/sample')
}

/** Walks through screens, presses each button of theirs twice, and counts the changes that the server made. */
export class PressMatrix {
  effects = 0
  presses = 0
  readonly repeated: string[] = []
  readonly #known = new Set<string>()
  #changes: string[] = []
  readonly #page: Page
  readonly #session: CDPSession
  readonly #gap: number

  constructor(page: Page, session: CDPSession, gap: number) {
    this.#page = page
    this.#session = session
    this.#gap = gap
    page.on('response', (response) => {
      const request = response.request()
      const path = new URL(request.url()).pathname
      if (request.method() !== 'GET' && response.ok() && path.startsWith('/api/') && !BACKGROUND.test(path))
        this.#changes.push(path)
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }

  report = () => `${this.presses} double presses, ${this.effects} with an effect, ${this.repeated.length} with two`

  async walk(screen: string, path: string[] = []): Promise<void> {
    if (!(await this.#open(screen, path))) return
    for (const name of await namesIn(this.#top())) {
      // Forms share most of their buttons: those that save are pressed in each.
      const key = [/^(Publish|Save draft|Update|Save)$/.test(name) ? screen : '', ...path, name].join(' > ')
      if (this.#known.has(key) || LEFT_OUT.test(name)) continue
      this.#known.add(key)
      await this.#press(screen, [...path, name])
    }
  }

  async #press(screen: string, path: string[]): Promise<void> {
    if (!(await this.#open(screen, path.slice(0, -1)))) return
    await this.#fill()
    const target = find(this.#top(), path.at(-1)!)
    if (!(await target.isVisible()) || !(await target.isEnabled())) return
    this.#changes = []
    const isForm = (await target.getAttribute('type')) === 'submit'
    const field = this.#top().locator('form input:not([type=hidden]):not([type=checkbox]):not([role=combobox])').last()
    await slowDown(this.#page, this.#session)
    if (isForm && (await field.isVisible()) && path.length % 2 === 0) await enterTwice(this.#session, field, this.#gap)
    else await clickTwice(this.#session, target, this.#gap).catch(() => {})
    await this.#settle()
    await slowDown(this.#page, this.#session, 1)
    this.presses++
    if (process.env['PRESS_LOG'])
      console.log(Math.round(performance.now() / 1000), screen, path.join(' > '), this.#changes)
    const paths = [...this.#changes]
    if (paths.length > 0) this.effects++
    for (const changed of new Set(paths))
      if (paths.filter((one) => one === changed).length > 1) this.repeated.push(`${screen}: ${path.join(' > ')}`)
    if (paths.length > 0 || path.length >= DEPTH) return
    // A second press closes what the first has opened: look what one press opens.
    if ((await this.#open(screen, path)) && (await this.#page.locator(SURFACE).count()) > 0)
      await this.walk(screen, path)
  }

  /** Opens a screen and presses what leads to a dialog or menu. */
  async #open(screen: string, path: string[]): Promise<boolean> {
    await this.#page.goto(screen)
    await this.#settle()
    for (const name of path) {
      const target = find(this.#top(), name)
      if (!(await target.isVisible())) return false
      await target.click({ timeout: 2000 }).catch(() => {})
      await this.#settle()
    }
    return true
  }

  #top(): Locator {
    return this.#page.locator(`body:not(:has(${SURFACE})), :is(${SURFACE})`).last()
  }

  /** What is required and empty, by its type. */
  async #fill(): Promise<void> {
    const fields = this.#top().locator(
      'input:is([required],[aria-required=true]), textarea:is([required],[aria-required=true])',
    )
    for (const field of await fields.all()) {
      if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue
      if ((await field.getAttribute('role')) === 'combobox') {
        await field.click()
        await this.#page
          .getByRole('option')
          .first()
          .click({ timeout: 1000 })
          .catch(() => {})
      } else await field.fill(valueOf(await field.getAttribute('type'), this.presses)).catch(() => {})
    }
  }

  async #settle(): Promise<void> {
    await this.#page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  }
}

function valueOf(type: string | null, count: number): string {
  if (type === 'email') return `someone-${count}@example.org`
  if (type === 'url') return `https://example.org/${count}`
  if (type === 'number') return '7'
  return type === 'date' ? '2026-11-27' : `Text ${count}`
}

const find = (scope: Locator, name: string) =>
  scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('menuitem', { name, exact: true }))
    .first()

async function namesIn(scope: Locator): Promise<string[]> {
  const buttons = scope.locator('button:not([role=tab]):not([role=toolbar] *), [role=menuitem]:not(a)')
  const names = await buttons.evaluateAll((all) =>
    all
      .filter((one) => (one as HTMLElement).offsetParent !== null && !(one as HTMLButtonElement).disabled)
      .map((one) => (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText).trim()),
  )
  return [...new Set(names)].filter(Boolean)
}
