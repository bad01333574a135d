// Before landing: walks every way out, which takes a minute.
import { expect, test } from 'vitest'
import { isAtLeast, STAFF_ROLES, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { KEY_AREAS, KEY_RIGHTS } from '../../../contract/api-keys/api-key-scope.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { createJobHandlers } from '../../../server/job-handlers.ts'
import { readConfig } from '../../../server/config.ts'
import { NO_MAIL_VARIABLES } from '../../fixtures/no-mail-variables.ts'
import { createMailReader } from '../../../server/core/mail/mail-transport.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { visitor } from '../accounts/staff.ts'
import { NOW } from '../../create-test-app.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { HIDING, LEVELS, levelsIn, VARIANTS } from './levels.ts'
import { foundBeyond, openMarkedSite, ORIGIN, type MarkedSite } from './marked-site.ts'

type Ask = (method: string, path: string, body?: object) => Promise<Response>

/** Keys with every area and each right, as programs use them. */
async function keysOf({ staff, request }: MarkedSite): Promise<[string, Ask][]> {
  const made = KEY_RIGHTS.map(async (right): Promise<[string, Ask]> => {
    const scopes = Object.fromEntries(KEY_AREAS.map((area) => [area, right]))
    const answer = await staff.owner.call('POST', '/api-keys', { name: right, scopes, expiresAt: null })
    const headers = { Authorization: `Bearer ${(await answer.json()).data.token}` }
    return [`a key to ${right}`, (method: string, path: string) => request(path, { method, headers })]
  })
  return Promise.all(made)
}

/** Each GET of the API with every kind, item, version, address and search. */
async function readsOf({ api, request }: MarkedSite, path = /./): Promise<string[]> {
  const slugs = { teams: [] as string[], projects: [] as string[] }
  for (const [kind, known] of Object.entries(slugs))
    for (const { slug } of (await (await request(`/${kind}`)).json()).data) if (slug) known.push(slug)
  const expand = (route: string, name: string, values: readonly (string | number)[]) =>
    route.includes(name) ? values.map((value) => route.replace(name, String(value))) : [route]
  const routes = listDeclaredRoutes(api).filter((one) => one.method === 'GET' && path.test(one.path))
  const all = routes
    .map((one) => one.path.replace('/api/v1', ''))
    .flatMap((one) => expand(one, ':entity', CONTENT_ENTITIES))
    .flatMap((one) => expand(one, ':id', [1, 2]))
    .flatMap((one) => expand(one, ':number', [1, 2]))
    .flatMap((one) => expand(one, ':slug', one.startsWith('/teams') ? slugs.teams : slugs.projects))
    .map((one) => one.replaceAll(/:\w+/g, '1'))
  const searched = LEVELS.map((level) => `Marker4711${level}`)
  const searches = searched.flatMap((words) => [
    `/search?q=${words}`,
    `/content/search?search=${words}`,
    ...HIDING.map((entity) => `/content/${entity}?search=${words}`),
  ])
  return [...all, ...all.filter((one) => !one.startsWith('/content')).map((one) => `${one}?locale=ne`), ...searches]
}

/** Devanagari may be sent in base64. */
const decoded = (raw: string) =>
  raw
    .replaceAll(/(?:^[\w+/=]{76}\r\n)+(?:^[\w+/=]+\r\n)?/gm, (block) => Buffer.from(block, 'base64').toString())
    .replaceAll('=\r\n', '')

test('marked values are in no answer of the API below their role: visitors, staff, and keys of every right', async () => {
  const site = await openMarkedSite()
  const { staff } = site
  const askers: [string, StaffRole | undefined, Ask][] = [
    ['a visitor', undefined, visitor(site).call],
    ...STAFF_ROLES.map((role): [string, StaffRole, Ask] => [role, role, staff[role].call]),
    ...(await keysOf(site)).map(([name, ask]): [string, StaffRole, Ask] => [name, 'reader', ask]),
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
      environment: { ...NO_MAIL_VARIABLES, smtpUrl: mailServer.url },
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
