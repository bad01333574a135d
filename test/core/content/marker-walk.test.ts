// Before landing: walks every way out, which takes a minute.
import { expect, test } from 'vitest'
import { isAtLeast, STAFF_ROLES, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { kindOf } from '../../../contract/kinds/index.ts'
import { createJobHandlers } from '../../../server/job-handlers.ts'
import { readConfig } from '../../../server/config.ts'
import { NO_MAIL_VARIABLES } from '../../fixtures/no-mail-variables.ts'
import { createMailReader } from '../../../server/core/mail/mail-transport.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { visitor } from '../accounts/staff.ts'
import { NOW } from '../../create-test-app.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { HIDING, LEVELS, levelsIn, VARIANTS } from './levels.ts'
import { foundBeyond, openMarkedSite, ORIGIN, readsOf } from './marked-site.ts'

type Ask = (method: string, path: string, body?: object) => Promise<Response>

/** Devanagari may be sent in base64. */
const decoded = (raw: string) =>
  raw
    .replaceAll(/(?:^[\w+/=]{76}\r\n)+(?:^[\w+/=]+\r\n)?/gm, (block) => Buffer.from(block, 'base64').toString())
    .replaceAll('=\r\n', '')

test('marked values are in no answer of the API below their role: visitors and staff', async () => {
  const site = await openMarkedSite()
  const { staff } = site
  const askers: [string, StaffRole | undefined, Ask][] = [
    ['a visitor', undefined, visitor(site).call],
    ...STAFF_ROLES.map((role): [string, StaffRole, Ask] => [role, role, staff[role].call]),
  ]
  const paths = await readsOf(site)
  const leaks: string[] = []
  const seen = new Map<string, Set<string>>()
  for (const [name, role, ask] of askers)
    for (const path of paths) {
      const answer = await ask('GET', path)
      if (answer.headers.get('Content-Type')?.includes('tar')) continue
      const text = await answer.text()
      // The words that were searched for come back, without an item.
      const isSearch = path.includes('Marker4711')
      if (isSearch && answer.ok && !text.includes('"data":[]')) leaks.push(`${name} finds by ${path}`)
      const levels = levelsIn(isSearch ? '' : text)
      seen.set(name, new Set([...(seen.get(name) ?? []), ...levels]))
      for (const level of levels) if (!isAtLeast(role, level)) leaks.push(`${name} reads ${level} at ${path}`)
    }
  expect(leaks).toEqual([])
  // Each role reads what is for it.
  for (const role of STAFF_ROLES)
    expect([...seen.get(role)!].toSorted()).toEqual(LEVELS.filter((level) => isAtLeast(role, level)).toSorted())
})

test('marked values are on no page, feed, sitemap, card or offline file, in both languages', async () => {
  const site = await openMarkedSite()
  const paths = ['/', '/ne', '/sitemap.xml', '/robots.txt', '/sw.js', '/llms.txt', '/offline']
  const { reader } = site.staff
  for (const entity of HIDING)
    for (const variant of VARIANTS) {
      const answer = await reader.call('POST', `/content/${entity}/${variant + 1}/preview`, { locale: 'en' })
      paths.push((await answer.json()).data.url)
    }
  const known = new Set(paths)
  for (const path of paths) {
    const answer = await site.get(path, reader.cookie())
    const text = await answer.text()
    expect(foundBeyond(text), path).toEqual([])
    for (const [, found = ''] of text.matchAll(
      /(?:href|src|content|address)="?((?:https:\/\/firm\.example)?\/[^"#\s<>]*)|<loc>([^<]+)/g,
    )) {
      const next = found.replace(ORIGIN, '').replaceAll('&amp;', '&')
      if (!/^\/(?!\/|admin|media|assets|@|site\/)/.test(next) || known.has(next) || known.size > 400) continue
      known.add(next)
      paths.push(next)
    }
  }
  expect(site.logged.filter((text) => foundBeyond(String(text)).length > 0)).toEqual([])
})

test('marked values are in no mail below the role of its reader, and no line of the log', async () => {
  const site = await openMarkedSite()
  const { staff, db, log, mailServer, logged } = site
  await staff.owner.call('PUT', '/approval', { editorsAsk: true })
  for (const entity of HIDING) {
    const { title } = kindOf(entity)
    await staff.owner.call('PATCH', `/${entity}/1`, { [title]: 'Another name' })
    await staff.editor.call('PATCH', `/${entity}/2`, { [title]: 'A name to approve', publish: false })
    const path = `/content/${entity}/2`
    const { version } = (await (await staff.editor.call('GET', path)).json()).data
    expect((await staff.editor.call('PUT', `${path}/submission`, { version })).status, entity).toBe(200)
    expect((await staff.owner.call('PUT', `${path}/publication`, { version })).status, entity).toBe(200)
  }
  const { dataDir } = site
  const handlers = createJobHandlers({
    ...readConfig({ DATA_DIR: dataDir }),
    ...site,
    place: { dataDir, databaseUrl: undefined, media: { bucket: undefined, cacheBytes: 0 } },
    onPictures() {},
    readPublicUrl: async () => ORIGIN,
    readMail: createMailReader({
      db,
      secret: TEST_SECRET,
      dataDir,
      mail: { ...NO_MAIL_VARIABLES, smtpUrl: mailServer.url },
    }),
    readHealth: async () => ({}) as never,
    secret: TEST_SECRET,
    async deleteMailFiles() {},
    log,
    now: () => NOW,
  }).filter(({ every }) => every === undefined)
  await runDueJobs(db, handlers, { now: () => NOW })
  for (const { raw, to } of mailServer.taken) {
    const role = STAFF_ROLES.find((one) => to.some((address) => address.startsWith(one)))
    const text = decoded(raw)
    expect(foundBeyond(text, role), text).toEqual([])
  }
  expect(mailServer.taken.length).toBeGreaterThan(1)
  expect([...logged, ...site.errors].filter((text) => levelsIn(String(text)).length > 0)).toEqual([])
})
