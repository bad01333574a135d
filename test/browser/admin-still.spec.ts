import { expect, type Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { test } from './staff-test.ts'

/** Places of what can be pressed in a form, by name. */
const places = (page: Page) =>
  page.locator('#main-content :is(button, [role=tab], input, textarea):visible').evaluateAll((all) =>
    Object.fromEntries(
      all.map((one, index) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [`${index} ${one.getAttribute('aria-label') ?? one.textContent}`, [x, y, width, height].map(Math.round)]
      }),
    ),
  )

/** Answers of calls that come when the test says so. */
async function holdBack(page: Page, address: string, answer?: object) {
  const gate = Promise.withResolvers<void>()
  await intercept(page, address, async (route) => {
    await gate.promise
    await (answer ? route.fulfill({ json: answer }) : route.continue())
  })
  return gate.resolve
}

const FORMS = [
  { path: '/admin/clients/3', width: 360, part: 'Join with another client…', name: 'Name' },
  { path: '/admin/projects/3', width: 360, part: 'Choose who looks after it', name: 'Title' },
  { path: '/admin/projects/4', width: 1280, part: 'Choose who looks after it', name: 'Title' },
]

for (const { path, width, part, name } of FORMS) {
  test(`nothing of ${path} moves when its notes and toasts come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const others = [{ name: 'Hari Thapa', since: '2026-11-22T06:00:00.000Z', isCaller: false }]
    const saved = { version: 1, name: 'Hari Thapa', at: '2026-11-22T06:00:00.000Z', isCaller: false }
    const late = [
      await holdBack(page, '**/api/v1/form-states/*/*/presence', { data: { others, saved } }),
      await holdBack(page, '**/api/v1/record-health/**'),
      await holdBack(page, '**/join-client-*.js'),
      await holdBack(page, '**/record-check-*.js'),
    ]
    await page.goto(path)
    const save = page.getByRole('button', { name: 'Save draft' })
    await expect(save).toBeVisible()
    const title = page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
    await expect(title).not.toHaveValue('')
    const before = await places(page)
    for (const come of late) come()
    await expect(page.getByText('Hari Thapa').first()).toBeVisible()
    await expect(page.getByRole('button', { name: part })).toBeVisible()
    const after = Object.values(await places(page)).map(String)
    expect(Object.entries(before).filter(([, place]) => !after.includes(String(place)))).toEqual([])

    await title.fill(`Name ${width}`)
    const bar = await save.boundingBox()
    await save.click()
    await expect(page.getByText('Draft saved.').first()).toBeVisible()
    expect(await save.boundingBox()).toEqual(bar)
  })
}
