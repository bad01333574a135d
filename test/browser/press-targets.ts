import type { Locator } from '@playwright/test'

export interface Press {
  name: string
  /** Whether it sends a form. */
  isSubmit: boolean
}

/** A button, or an entry of a menu. */
export const find = (scope: Locator, name: string) =>
  scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('menuitem', { name, exact: true }))
    .first()

/** Of rows alike, those of the first. */
export async function pressesIn(scope: Locator): Promise<Press[]> {
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
        isSubmit:
          one.closest('form, .form-bar') !== null &&
          ((one as HTMLButtonElement).type === 'submit' || one.matches('.MuiButton-contained, .MuiButton-outlined')),
      }))
  })
  return found.filter(({ name }, index) => name !== '' && found.findIndex((other) => other.name === name) === index)
}
