import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectFolder } from '../../../server/core/process/project-folder.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { loadPlaces } from '../../../server/seed/load-places.ts'
import { signIn, type Person } from '../../../test/core/accounts/staff.ts'
import { createTestApp, NOW } from '../../../test/create-test-app.ts'
import type { StandingList } from '../contract/applications.ts'
import type { OfficeCheck, OfficeImport, OfficeImported, NearName, Office } from '../contract/offices.ts'

/** An office, as the form sends it. */
export const OFFICE = {
  kind: 'local',
  nameEn: 'Ghorahi Sub-Metropolitan City',
  nameNe: 'घोराही उपमहानगरपालिका',
  addressEn: 'Dang',
  addressNe: 'दाङ',
  localLevel: '51001',
  email: 'info@ghorahimun.example',
  phone: '082-560123',
  bound: 1_000_000,
  asks: null,
  notes: '',
}

/** A firm with an owner and a bid writer, on 21 November 2026 (5 Mangsir 2083), and the 753 local levels. */
export async function openOffices(engine: Engine) {
  const dataDir = await mkdtemp(join(tmpdir(), 'offices-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await createTestApp(engine, { now: () => NOW, place: { dataDir } })
  await loadPlaces({ db: app.db, contentDir: join(projectFolder, 'content') })
  const [owner, writer] = [await signIn(app, 'owner'), await signIn(app, 'bids')]
  const read = async <Data>(answer: Response): Promise<Data> => {
    const body = (await answer.json()) as { data: Data }
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
    return body.data
  }
  const send = (file: Buffer, by: Person = writer) =>
    app.request('/offices/check?name=offices.xlsx', {
      method: 'POST',
      headers: { Cookie: by.cookie(), 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(file),
    })
  return {
    ...app,
    dataDir,
    owner,
    writer,
    add: async (values: object = {}) => read<Office>(await writer.call('POST', '/offices', { ...OFFICE, ...values })),
    /** The fields that a refusal names, behind its status. */
    faults: async (values: object, method = 'POST', path = '/offices') => {
      const answer = await writer.call(method, path, { ...OFFICE, ...values })
      return [answer.status, ...Object.keys(((await answer.json()) as { fields?: object }).fields ?? {})]
    },
    list: async () => read<Office[]>(await writer.call('GET', '/offices')),
    standing: async (query: string) => read<StandingList>(await writer.call('GET', `/standing-list?${query}`)),
    near: async (name: string) =>
      read<NearName[]>(await writer.call('GET', `/offices/near?name=${encodeURIComponent(name)}`)),
    send,
    check: async (file: Buffer) => read<OfficeCheck>(await send(file)),
    press: async (offices: OfficeImport['offices']) =>
      read<OfficeImported>(await writer.call('POST', '/offices/import', { offices })),
  }
}
