import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { expect, test as base, request, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { addAccount, setProof, type Place, type StaffAccount } from './accounts.ts'

const root = resolve(import.meta.dirname, '../..')
/** The stores of the servers on which staff are tested (playwright.config.ts), by the names of the projects. */
const STORES: Record<string, Place> = {
  staff: { dataDir: process.env['STAFF_TEST_DATA_DIR'] ?? '' },
  'staff-postgres': {
    dataDir: process.env['STAFF_POSTGRES_DATA_DIR'] ?? '',
    databaseUrl: process.env['STAFF_POSTGRES_URL'] ?? '',
  },
}

const PASSWORD = 'seven green bridges'
/** When this worker has renewed the proof of its owner's session. */
let renewedAt = 0

/** @param word the address of the account begins with it */
export async function addStaff(word: string, role: StaffRole = 'owner', name = 'Sita Rai'): Promise<StaffAccount> {
  const account = { email: `${word}-${randomUUID().slice(0, 8)}@example.org`, password: PASSWORD }
  await addAccount(STORES[base.info().project.name]!, account, role, name)
  return account
}

/** Lets the proof of somebody's sessions be as old as this. */
export async function ageProof(account: Pick<StaffAccount, 'email'>, minutes: number): Promise<void> {
  await setProof(STORES[base.info().project.name]!, account, minutes)
}

/** npm run staff. @returns what the command prints */
export function staffCommand(values: string[]): string {
  const { dataDir, databaseUrl } = STORES[base.info().project.name]!
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/staff.ts'), ...values], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', APP_SECRET: '', PUBLIC_URL: '' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

/** Signs in without a browser. */
export async function signIn(api: APIRequestContext, { email, password }: StaffAccount): Promise<void> {
  const answer = await api.post('/api/v1/session', {
    data: { email, password },
    headers: { 'X-CSRF-TOKEN': await tokenOf(api), ...someAddress() },
  })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
}

/** From the text of the page alone: a browser would load and draw all of its screens for it. */
async function tokenOf(api: APIRequestContext): Promise<string> {
  const page = await (await api.get('/admin')).text()
  return /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** Changes content as the staff screens do, also while no page is open. @returns the record */
export async function callAsStaff(from: Pick<Page, 'request'>, method: string, path: string, data: object = {}) {
  const headers = { 'X-CSRF-TOKEN': await tokenOf(from.request) }
  const answer = await from.request.fetch(`/api/v1${path}`, { method, data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** A browser in which somebody of this role is signed in, such as Hari editor. */
export async function openAs(browser: Browser, baseURL: string, role: StaffRole, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  await signIn(context.request, await addStaff(role, role, `Hari ${role}`))
  return context.newPage()
}

/** Says from which network address a call comes: who signs in too often from one is made to wait. */
function someAddress() {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

/** Tests in which nobody is signed in, each at an address of its own. */
export const visitorTest = base.extend<{ closed: void }>({
  // Playwright reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use(someAddress()),
  // Screens in other browsers of a test would go on asking the server until the worker ends.
  closed: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** Tests in which somebody is signed in: an owner for each worker, whose session serves the next worker in the same place, too. */
export const test = visitorTest.extend<object, { staff: StaffAccount; staffState: string }>({
  staff: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => use({ email: `owner-${parallelIndex}@example.org`, password: PASSWORD }),
    { scope: 'worker' },
  ],
  staffState: [
    async ({ staff }, use, { parallelIndex, project }) => {
      const file = join(STORES[project.name]!.dataDir, `staff-${parallelIndex}.json`)
      if (!existsSync(file)) {
        try {
          await addAccount(STORES[project.name]!, staff, 'owner', 'Sita Rai')
        } catch (error) {
          // A worker before this one has made it, and then ran out of time.
          if (!/There is an account/.test(String(error))) throw error
        }
        const api = await request.newContext({ baseURL: project.use.baseURL! })
        await signIn(api, staff)
        const { cookies } = await api.storageState()
        // The account takes the language of each browser, and keeps it: the next test begins in English again.
        const localStorage = [{ name: 'RaStorestaff.locale', value: '"en"' }]
        const origins = [{ origin: new URL(project.use.baseURL!).origin, localStorage }]
        await writeFile(file, JSON.stringify({ cookies, origins }))
        await api.dispose()
      }
      await use(file)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  storageState: async ({ staff, staffState }, use) => {
    // A session serves for a whole run, and its proof for ten minutes.
    if (Date.now() > renewedAt + 5 * 60_000) {
      await ageProof(staff, 0)
      renewedAt = Date.now()
    }
    await use(staffState)
  },
})
