import type { Page } from '@playwright/test'
import type { Random } from '../random.ts'

/** Something that somebody did, in words and with all that is needed to repeat it. */
export interface Action {
  kind: 'press' | 'type' | 'key' | 'back' | 'forward' | 'reload' | 'width'
  words: string
  /** Of a field that was typed in: its name, and its text afterwards. */
  typed?: { field: string; value: string }
}

/** The number of a target on the page, with the words for it. */
interface Target {
  index: number
  /** The name of a field. */
  field: string
  words: string
}

const PRESSED = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input[type=checkbox]',
  'input[type=radio]',
  '[role=tab]',
  '[role=option]',
  '[role=menuitem]',
  '[role=combobox]',
  '[role=switch]',
].join(',')
const TYPED =
  'input:is([type=text],[type=search],[type=email],[type=url],[type=number],[type=tel],:not([type])),textarea'
const TEXTS = [
  'a bridge over the river',
  'काठमाडौंको पुल',
  '2081-05-12',
  '<b>bold</b> & "quoted"',
  '1,00,00,000',
  '😀👩‍🔧',
  `long ${'word '.repeat(60)}`,
  ' ',
  'someone@example.org',
  "'; drop table project; --",
  '/projects?page=2',
]
const KEYS = {
  Tab: 10,
  'Shift+Tab': 4,
  Enter: 3,
  Escape: 4,
  ArrowDown: 4,
  ArrowUp: 2,
  ArrowRight: 2,
  Space: 2,
  Home: 1,
  End: 1,
  'Control+z': 2,
  'Control+k': 1,
  '/': 1,
}
const WIDTHS = [360, 768, 1280]
/** Milliseconds that an element may take until it can be pressed. */
const PATIENCE = 1_500

/** @param leftOut names of what is not pressed @returns what was done; undefined where nothing could be done */
export async function act(page: Page, random: Random, leftOut: RegExp): Promise<Action | undefined> {
  const kind = random.pick<Action['kind']>({ press: 55, type: 14, key: 16, back: 5, forward: 2, reload: 3, width: 3 })
  if (kind === 'press') return press(page, random, leftOut)
  if (kind === 'type') return type(page, random)
  if (kind === 'key') {
    const key = random.pick(KEYS)
    await page.keyboard.press(key)
    return { kind, words: `key ${key}` }
  }
  if (kind === 'width') {
    const width = WIDTHS[random.between(0, WIDTHS.length)]!
    await page.setViewportSize({ width, height: 800 })
    return { kind, words: `width ${width}` }
  }
  const way = { back: () => page.goBack(), forward: () => page.goForward(), reload: () => page.reload() }[kind]
  await way()
  return { kind, words: kind }
}

async function press(page: Page, random: Random, leftOut: RegExp): Promise<Action | undefined> {
  const targets = (await findTargets(page, PRESSED)).filter(({ words }) => !leftOut.test(words))
  const target = targets[random.between(0, Math.max(1, targets.length))]
  if (!target) return undefined
  const element = page.locator(`[data-walk="${target.index}"]`)
  const isPressed = await element.click({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  )
  return isPressed ? { kind: 'press', words: `press ${target.words}` } : undefined
}

async function type(page: Page, random: Random): Promise<Action | undefined> {
  const targets = await findTargets(page, TYPED)
  const target = targets[random.between(0, Math.max(1, targets.length))]
  if (!target) return undefined
  const text = TEXTS[random.between(0, TEXTS.length)]!
  const field = page.locator(`[data-walk="${target.index}"]`)
  try {
    await field.focus({ timeout: PATIENCE })
    await page.keyboard.press('End')
    await page.keyboard.insertText(text)
    const isForm = target.field !== '' && (await field.evaluate((one) => one.matches('form :not([role=combobox])')))
    const typed = isForm && { field: target.field, value: await field.inputValue({ timeout: PATIENCE }) }
    return {
      kind: 'type',
      words: `type ${JSON.stringify(text.slice(0, 30))} into ${target.words}`,
      ...(typed && { typed }),
    }
  } catch {
    // It went meanwhile: a menu that closed, a list that was loaded again.
    return undefined
  }
}

/** Marks what can be seen and used now: what lies below a dialog is not. */
async function findTargets(page: Page, selector: string): Promise<Target[]> {
  return page.evaluate((wanted) => {
    for (const old of document.querySelectorAll('[data-walk]')) old.removeAttribute('data-walk')
    const targets: { index: number; field: string; words: string }[] = []
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.matches(':disabled, [aria-disabled=true]')
      )
        continue
      if (element.closest('[inert], [aria-hidden=true]')) continue
      if (element instanceof HTMLAnchorElement) {
        const isLeft =
          element.origin !== location.origin || element.target === '_blank' || element.hasAttribute('download')
        if (
          isLeft ||
          /\.(pdf|xlsx|csv|zip|xml|ics|json|vcf|svg|jpe?g|png|webp|avif)$/.test(element.pathname) ||
          element.pathname.startsWith('/api/')
        )
          continue
      }
      const field = element as HTMLInputElement
      const name =
        element.getAttribute('aria-label') || field.labels?.[0]?.textContent || element.textContent || field.name
      const index = targets.length
      element.setAttribute('data-walk', String(index))
      const place = element instanceof HTMLAnchorElement ? ` → ${element.getAttribute('href')}` : ''
      targets.push({
        index,
        field: field.name ?? '',
        words: `${element.getAttribute('role') ?? element.localName} “${name.trim().replace(/\s+/g, ' ').slice(0, 60)}”${field.name ? ` (${field.name})` : ''}${place}`,
      })
    }
    return targets
  }, selector)
}
