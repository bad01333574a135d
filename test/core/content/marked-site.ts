import { expect, onTestFinished } from 'vitest'
import { isAtLeast, STAFF_ROLES, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { CONTENT_ENTITIES } from '../../../contract/kinds/index.ts'
import { listDeclaredRoutes } from '../../../server/core/api/declared-routes.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../../server/core/pictures/picture-workshop.ts'
import { readConfig } from '../../../server/config.ts'
import { createServer } from '../../../server/entry.ts'
import { createStorePlace } from '../../create-test-app.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { openOffice } from '../../enquiries/send-enquiries.ts'
import { signIn, type Person } from '../accounts/staff.ts'
import { HIDING, LEVELS, levelsIn, markedItem, VARIANTS } from './levels.ts'

export const ORIGIN = 'https://firm.example'

/**
 * The whole server over a store in which everything that hides is filled; its staff, its mail server and its log.
 * @param variables of the environment, for an extra that needs them
 */
export async function openMarkedSite(variables: Record<string, string> = {}) {
  const office = await openOffice('sqlite')
  const staff = Object.fromEntries(
    await Promise.all(STAFF_ROLES.map(async (role) => [role, await signIn(office, role)] as const)),
  ) as Record<StaffRole, Person>
  for (const entity of HIDING)
    for (const variant of VARIANTS) {
      const answer = await staff.owner.call('PATCH', `/${entity}/${variant + 1}`, markedItem(entity, variant))
      expect(answer.status, `${entity} ${await answer.clone().text()}`).toBe(200)
    }
  const { dataDir } = await createStorePlace('sqlite')
  const logged: unknown[] = []
  const log = {
    info: (text: string) => void logged.push(text),
    error: (...said: unknown[]) => void logged.push(...said),
  }
  const pictureFiles = openPictureFiles(openMediaFolder(dataDir))
  const workshop = openPictureWorkshop({ db: office.db, pictureFiles, log })
  onTestFinished(() => workshop.stop())
  const config = readConfig({ NODE_ENV: 'development', PUBLIC_URL: ORIGIN, DATA_DIR: dataDir, ...variables })
  const site = createServer({
    ...office,
    workshop,
    log,
    secret: TEST_SECRET,
    config: { ...config, enquiriesPerAddress: 0, enquiriesPerHour: 0 },
    wakeJobs() {},
    async deleteMailFiles() {},
    operations: undefined,
    onRender() {},
  })
  const get = async (path: string, cookie = '') =>
    site.answer(new Request(ORIGIN + path, { headers: { Cookie: cookie } }), {} as never)
  return { ...office, staff, get, answer: site.answer, log, logged, dataDir }
}

export type MarkedSite = Awaited<ReturnType<typeof openMarkedSite>>

/** Levels of marked values in a text that this role, or a visitor, may not read. */
export const foundBeyond = (text: string, role?: StaffRole) => levelsIn(text).filter((level) => !isAtLeast(role, level))

/** Each GET of the API with every kind, item, version, address and search. */
export async function readsOf({ api, request }: MarkedSite, path = /./): Promise<string[]> {
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
