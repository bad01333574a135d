// Before landing: walks every way out, which takes half a minute.
import { expect, test } from 'vitest'
import { openMarkedSite, ORIGIN, readsOf } from '../../../test/core/content/marked-site.ts'
import { visitor, type Person } from '../../../test/core/accounts/staff.ts'
import { LICENCE, PDF } from './papers-app.ts'

const MARK = 'Papermark17'

/** A site with a paper for bids, which an owner looks after, and a private one; each with a scan. */
async function open() {
  const site = await openMarkedSite()
  const { owner } = site.staff
  for (const access of ['bids', 'private']) {
    const marked = { name: `${MARK} ${access} name`, number: `${MARK} ${access}`, notes: `${MARK} ${access} notes` }
    const answer = await owner.call('POST', '/papers', { ...LICENCE, ...marked, access })
    const { id } = (await answer.json()).data
    const headers = { Cookie: owner.cookie(), 'Content-Type': 'application/octet-stream', Origin: ORIGIN }
    const body = new Uint8Array(PDF)
    await site.request(`/papers/${id}/files?name=${MARK}.pdf`, { method: 'POST', headers, body })
  }
  return site
}

test('papers are in no answer of the API to others, and private ones to no bid writer; the audit log names none', async () => {
  const site = await open()
  const { bids, editor, owner } = site.staff
  const paths = [
    ...(await readsOf(site)),
    `/search?q=${MARK}`,
    `/content/search?search=${MARK}`,
    '/papers?search=private',
  ]
  const leaksTo = async (person: Person, mark: string, all = paths) => {
    const leaks: string[] = []
    for (const path of all) {
      const text = await (await person.call('GET', path)).text()
      if (text.includes(mark)) leaks.push(path)
    }
    return leaks.filter((path) => !path.includes(MARK))
  }
  expect(await leaksTo(visitor(site), MARK)).toEqual([])
  expect(await leaksTo(editor, MARK)).toEqual([])
  expect(await leaksTo(bids, `${MARK} private`)).toEqual([])
  expect(await leaksTo(bids, `${MARK} bids`, ['/papers'])).toEqual(['/papers'])
  expect(await leaksTo(owner, MARK, ['/audit?entity=paper', '/mails'])).toEqual([])
  expect(JSON.stringify(site.logged)).not.toContain(MARK)
})

test('papers are on no page, feed or sitemap', async () => {
  const site = await open()
  const home = await (await site.get('/')).text()
  const links = [...home.matchAll(/href="?(\/[^"#\s<>]*)/g)].map(([, path = '']) => path)
  const paths = ['/', '/ne', '/sitemap.xml', `/search?q=${MARK}`, ...links.filter((path) => !path.includes('.'))]
  expect(paths.length).toBeGreaterThan(10)
  for (const path of new Set(paths)) {
    const text = await (await site.get(path)).text()
    expect(text, path).not.toMatch(new RegExp(`${MARK} (bids|private)`))
  }
})
