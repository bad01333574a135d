import { expect, test } from 'vitest'
import type { Brand } from '../../contract/brand/brand.ts'
import { createDiscoveryRoutes } from '../../server/discovery/routes.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const CONFIG = { publicUrl: 'https://firm.example', mediaBaseUrl: '' }

describeOnEachEngine('the brand', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const files = createDiscoveryRoutes({ db: app.db, config: CONFIG })
    return {
      ...app,
      owner,
      save: (change: object) => owner.call('PATCH', '/brand/1', change),
      read: async () => ((await (await app.request('/brand')).json()) as { data: Brand }).data,
      manifest: async () => (await files.request('/manifest.webmanifest')).json(),
    }
  }

  test('of a firm that has chosen nothing says so', async () => {
    const { read, owner } = await open()
    expect(await read()).toMatchObject({ accent: null, tones: null })
    expect((await (await owner.call('GET', '/content/brand/1')).json()).data).toMatchObject({ state: 'published' })
  })

  test('has the tones of its accent, at once for pages and manifest, and none when it is taken back', async () => {
    const { db, save, read, manifest } = await open()
    const before = [await getContentRevision(db), await manifest()]
    expect((await save({ accent: '#FFD400' })).status).toBe(200)
    const { accent, tones } = await read()
    expect([accent, tones?.dark.tone]).toEqual(['#ffd400', '#ffd400'])
    expect(await getContentRevision(db)).toBeGreaterThan(before[0] as number)
    expect(await manifest()).toMatchObject({ theme_color: tones?.light.tone })
    await save({ accent: '' })
    expect(await read()).toMatchObject({ accent: null, tones: null })
    expect(await manifest()).toEqual(before[1])
  })

  test('takes no draft for published', async () => {
    const { save, read } = await open()
    await save({ accent: '#ffd400', publish: false })
    expect((await read()).accent).toBeNull()
  })

  test.each(['blue', '#fff', '#12345g', '#0057b8;}', 'url(x)'])('refuses %s as a colour', async (accent) => {
    const answer = await (await open()).save({ accent })
    expect([answer.status, (await answer.json()).fields?.accent]).toEqual([
      422,
      expect.stringMatching(/^Accent colour must be/),
    ])
  })

  test('is for owners', async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    expect((await editor.call('PATCH', '/brand/1', { accent: '#ffd400' })).status).toBe(403)
  })
})
