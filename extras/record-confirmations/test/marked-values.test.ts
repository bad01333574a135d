import { expect, test, vi } from 'vitest'
import { HIDING } from '../../../test/core/content/levels.ts'
import { foundBeyond, openMarkedSite } from '../../../test/core/content/marked-site.ts'
import { CONFIRMED_ENTITIES } from '../contract/confirmed-entities.ts'
import { ANITA, decoded } from './confirmation-office.ts'

test('values that hide are in no mail to the owner of a record, and not on the page behind its link', async () => {
  const { staff, get, addMailer, mailServer } = await openMarkedSite()
  const items = HIDING.filter((entity) => CONFIRMED_ENTITIES.includes(entity)).map((entity) => ({ entity, id: 1 }))
  await staff.owner.call('PUT', '/record-health/owner', { items, owner: ANITA })
  expect((await staff.owner.call('POST', '/record-health/ask', { items })).status).toBe(200)
  addMailer()
  await vi.waitFor(() => expect(mailServer.taken).toHaveLength(items.length), { timeout: 10_000 })
  for (const { raw } of mailServer.taken) {
    const text = decoded(raw)
    expect(foundBeyond(text), text).toEqual([])
    const [link = ''] = /\/confirm\/[\w-]{43}/.exec(text) ?? []
    const page = await get(link)
    expect([page.status, foundBeyond(await page.text())], link).toEqual([200, []])
  }
})
