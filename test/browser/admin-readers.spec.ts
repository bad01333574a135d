import { expect } from '@playwright/test'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { openAs, test } from './staff-test.ts'

/** Elements that can be typed in, chosen, dragged or pressed. */
const CHANGES = [
  ':is(input, textarea, select):not(:disabled, [aria-hidden=true])',
  '[contenteditable=true]',
  '[draggable=true]',
  '[role=combobox]:not([aria-disabled=true], :disabled)',
  // A map can be looked at from near and from far.
  'button:not(:disabled, [aria-expanded], [role=application] + * > *)',
].join()

test('a reader finds nothing to change in the form of any kind', async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  const reader = await openAs(browser, baseURL!, 'reader')
  const changeable: string[] = []
  for (const entity of CONTENT_ENTITIES.filter((one) => !kindOf(one).isForOwners)) {
    const { data } = (await (await reader.request.get(`/api/v1/content/${entity}?limit=1`)).json()) as {
      data: { id: number }[]
    }
    if (data.length === 0) continue
    await reader.goto(`/admin/${entity}/${data[0]!.id}`)
    const tabs = reader.getByRole('tab')
    await expect(reader.getByRole('tabpanel')).not.toHaveCount(0)
    for (const tab of await tabs.all()) {
      const name = (await tab.textContent())!
      if (name === 'History') continue
      await tab.press('Enter')
      const panel = reader.getByRole('tabpanel', { name })
      const folded = panel.locator('button[aria-expanded=false]')
      while ((await folded.count()) > 0) await folded.first().press('Enter')
      await reader.waitForLoadState('networkidle')
      for (const found of await panel.locator(CHANGES).all())
        changeable.push(`${entity} ${name}: ${(await found.evaluate((one) => one.outerHTML)).slice(0, 200)}`)
    }
  }
  expect(changeable).toEqual([])
})
