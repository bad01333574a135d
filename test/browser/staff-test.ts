import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base, request, type APIRequestContext } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
const dataDir = () => process.env['BROWSER_TEST_DATA_DIR'] ?? ''

export interface StaffAccount {
  email: string
  password: string
}

const PASSWORD = 'seven green bridges'

/** Makes an account as the firm does: npm run staff. */
export function addStaff(email: string, role: 'owner' | 'editor' = 'owner', name = 'Sita Rai'): StaffAccount {
  staffCommand(['add', email, '--role', role, '--name', name, '--password-stdin'], PASSWORD)
  return { email, password: PASSWORD }
}

/** @returns what the command prints */
export function staffCommand(values: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/staff.ts'), ...values], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir(), DATABASE_URL: '', APP_SECRET: '', PUBLIC_URL: '' },
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

/** Signs in without a browser. */
export async function signIn(api: APIRequestContext, { email, password }: StaffAccount): Promise<void> {
  const page = await (await api.get('/admin')).text()
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1] ?? ''
  const answer = await api.post('/api/v1/session', { data: { email, password }, headers: { 'X-CSRF-TOKEN': token } })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
}

/**
 * Tests in which somebody is signed in: an owner for each worker. Who signs in too often is made to wait, so that one session
 * serves all tests, also those of the next worker in the same place.
 */
export const test = base.extend<object, { staff: StaffAccount; staffState: string }>({
  // Playwright reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  staff: [async ({}, use, { parallelIndex }) => use({ email: `owner-${parallelIndex}@example.org`, password: PASSWORD }), { scope: 'worker' }],
  staffState: [
    async ({ staff }, use, { parallelIndex, project }) => {
      const file = join(dataDir(), `staff-${parallelIndex}.json`)
      if (!existsSync(file)) {
        addStaff(staff.email)
        const api = await request.newContext({ baseURL: project.use.baseURL! })
        await signIn(api, staff)
        await api.storageState({ path: file })
        await api.dispose()
      }
      await use(file)
    },
    { scope: 'worker' },
  ],
  storageState: async ({ staffState }, use) => use(staffState),
})
