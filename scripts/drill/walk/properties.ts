import type { Page } from '@playwright/test'

/** A text that no visitor should read. */
const BROKEN = /\bundefined\b|\[object |\bNaN\b|Invalid Date|\bnull\b|\$\{|⟦|\{\{/

export interface Look {
  path: string
  /** Path and query. */
  address: string
  heading: string
  hasFocus: boolean
  /** Texts, names and titles in which something broke. */
  broken: string[]
  /** CSS pixels by which it is wider than the window. */
  tooWide: number
  /** By name: the texts of the fields of forms. */
  fields: Record<string, string>
  /** Names of search fields. */
  searches: string[]
}

/** The page as it stands now, for somebody who sees, hears and types. */
export async function look(page: Page): Promise<Look> {
  const seen = await page.evaluate(() => {
    const texts = [document.title, ...(document.body.innerText ?? '').split('\n')]
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!)
    const fields: Record<string, string> = {}
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)'))
      if (field.name && field.type !== 'hidden') fields[field.name] = field.value
    const searches = [...document.querySelectorAll<HTMLInputElement>('form [type=search]')].map(({ name }) => name)
    const { activeElement, documentElement } = document
    return {
      path: location.pathname,
      address: location.pathname + location.search,
      heading: document.querySelector('h1')?.textContent?.trim() ?? '',
      hasFocus: activeElement !== null && activeElement !== document.body,
      tooWide: documentElement.scrollWidth - documentElement.clientWidth,
      texts,
      fields,
      searches,
    }
  })
  const { texts, ...rest } = seen
  return { ...rest, broken: texts.filter((text) => BROKEN.test(text)).map((text) => text.slice(0, 200)) }
}
