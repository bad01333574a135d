import { expect, test } from '@playwright/test'
import { ADDRESSES } from '../../contract/addresses.ts'
import { GAPS } from './press-twice.ts'
import { PressWalk } from './press-walk.ts'

const PAGES = Object.values(ADDRESSES).flatMap(({ path }) => (path.includes(':') ? [] : [path]))

for (const gap of GAPS) {
  test(`no public form is sent twice when it is pressed twice within ${gap} ms ${gap === 40 ? '' : '@all'}`, async ({
    page,
    request,
  }) => {
    const walk = new PressWalk(page, await page.context().newCDPSession(page), { gap, isForForms: true })
    const forms: string[] = []
    for (const path of PAGES)
      if (/<form[^>]* method="post"/i.test(await (await request.get(path)).text())) forms.push(path)
    for (const path of forms) await walk.walk(path)
    expect(forms).toContain('/contact')
    expect(walk.repeated).toEqual([])
    expect(walk.changed.length).toBeGreaterThanOrEqual(forms.length)
  })
}
