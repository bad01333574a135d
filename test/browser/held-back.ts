import type { Locator, Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** Places of what can be pressed, by name. */
export const places = (pressable: Locator) =>
  pressable.evaluateAll((all) =>
    Object.fromEntries(
      all.map((one, index) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [`${index} ${one.getAttribute('aria-label') ?? one.textContent}`, [x, y, width, height].map(Math.round)]
      }),
    ),
  )

/** Answers of calls that come when the test says so. */
export async function holdBack(page: Page, address: string, answer?: object) {
  const gate = Promise.withResolvers<void>()
  await intercept(page, address, async (route) => {
    await gate.promise
    await (answer ? route.fulfill({ json: answer }) : route.continue())
  })
  return gate.resolve
}
