import { describe, expect, test } from 'vitest'
import { FEATURES as STAFF_FEATURES } from '../../admin/features.ts'
import { HELP } from '../../admin/help/help.ts'
import { oneOf } from '../../contract/list.ts'
import { PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import { readinessSchema } from '../../contract/readiness/readiness.ts'
import { BACKUP_VERIFIED } from '../../server/backup/backup-job.ts'
import { readConfig } from '../../server/config.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { replaceFact } from '../../server/core/store/facts.ts'
import { FEATURES } from '../../server/features.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import type { TestApiOptions } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { changeMails, putMail } from '../core/mail/mail-rows.ts'
import { signIn } from '../core/accounts/staff.ts'

async function open(engine: Engine, options: Partial<TestApiOptions> = {}) {
  const app = await createTestApp(engine, options)
  const owner = await signIn(app, 'owner')
  const read = async () => {
    const { checks } = oneOf(readinessSchema).parse(await (await owner.call('GET', '/readiness')).json()).data
    return Object.fromEntries(checks.map(({ name, isDone }) => [name, isDone]))
  }
  const pathOf = async () => {
    const { checks } = oneOf(readinessSchema).parse(await (await owner.call('GET', '/readiness')).json()).data
    return Object.fromEntries(checks.map(({ name, path }) => [name, path]))
  }
  return { ...app, owner, read, pathOf }
}

describe('each check before a site is made public', () => {
  const checks = FEATURES.flatMap(({ readiness = {} }) => Object.keys(readiness))

  test('has a name of its own', () => expect(new Set(checks).size).toBe(checks.length))

  test('has words and a place in the staff screens, and they speak of nothing else', () => {
    const words = STAFF_FEATURES.flatMap(({ name }) => Object.keys(HELP[name]?.readiness ?? {}))
    expect(words.toSorted()).toEqual(checks.toSorted())
    expect(HELP['readiness']?.readiness?.['headline']?.path).toBe(`/pages/${PAGE_TEXTS.home.id}`)
  })
})

describeOnEachEngine('GET readiness', (engine) => {
  test('follows the name of the firm, the privacy page, and projects with a picture and a place', async () => {
    const { db, owner, read } = await open(engine)
    const set = (key: string, value: unknown) => replaceSetting(db, { key, locale: 'en', value: JSON.stringify(value) })
    await set('name', SAMPLE_FIRM)
    await db.deleteFrom('project_picture').execute()
    expect(await read()).toMatchObject({ firmName: false, privacyPage: false, projects: false })
    const own = { name: 'Firm of ours', phones: ['+977 1 000 0900'], email: 'us@firm.example', address: ['Pokhara'] }
    for (const [key, value] of Object.entries(own)) await set(key, value)
    await owner.call('PATCH', `/pages/${PAGE_TEXTS.privacy.id}`, { body: '<p>Ours</p>', publish: true })
    const picture = await db.selectFrom('picture').select('id').executeTakeFirstOrThrow()
    const projects = await db.selectFrom('project').select('id').limit(3).execute()
    await db.deleteFrom('project_district').execute()
    const district = await db.selectFrom('district').select('code').executeTakeFirstOrThrow()
    for (const { id } of projects) {
      expect((await read())['projects']).toBe(false)
      await db.insertInto('project_picture').values({ project_id: id, picture_id: picture.id, position: 0 }).execute()
      await db
        .insertInto('project_district')
        .values({ project_id: id, district_code: district.code, position: 0 })
        .execute()
    }
    expect(await read()).toMatchObject({ firmName: true, privacyPage: true, projects: true })
  })

  test('leads to blanks in public texts, to what Nepali is missing for, and to the headline that nobody has chosen', async () => {
    const { db, owner, read, pathOf } = await open(engine)
    const publish = async (path: string, body: object) =>
      expect((await owner.call('PATCH', path, { ...body, publish: true })).status).toBe(200)
    const home = `/pages/${PAGE_TEXTS.home.id}`
    await publish(home, { title: 'Welcome' })
    await publish('/services/1', { description: '<p>We have [… number] engineers.</p>', translations: { ne: null } })
    expect(await read()).toMatchObject({ headline: false, blanks: false, translations: false })
    expect(await pathOf()).toMatchObject({ blanks: '/services/1' })
    await publish(home, { title: 'Bridges of the hills' })
    await publish('/services/1', { description: '<p>We have 40 engineers.</p>' })
    await owner.call('PATCH', '/services/1', { description: '<p>[… of a draft]</p>', publish: false })
    expect(await read()).toMatchObject({ headline: true, blanks: true, translations: false })
    await replaceSetting(db, { key: 'languages', locale: 'en', value: '"en"' })
    expect(await read()).toMatchObject({ translations: true })
  })

  test('follows the alternative texts of pictures that visitors see', async () => {
    const { db, read } = await open(engine)
    await db.updateTable('picture_translation').set({ alt: 'A bridge' }).execute()
    expect(await read()).toMatchObject({ pictureTexts: true })
    await db.updateTable('picture_translation').set({ alt: '' }).execute()
    expect(await read()).toMatchObject({ pictureTexts: false })
  })

  test('follows mail: a server, and the latest message that it took for all of the firm’s addresses', async () => {
    const [office, other] = ['office@firm.example', 'Other@firm.example']
    const mail = { smtpUrl: undefined, from: undefined, enquiriesTo: [office, other], officeLocale: undefined }
    const without = await open(engine, { mail })
    expect(await without.read()).toMatchObject({ mailServer: false, contact: false })
    const { db, read } = await open(engine, { mail: { ...mail, smtpUrl: 'smtp://mail.test' } })
    expect(await read()).toMatchObject({ mailServer: true, contact: false })
    const put = async (about: string, addresses: string[], answer = '250 OK') => {
      await putMail(db, { about, kind: 'enquiry', created_at: NOW.toISOString(), state: 'sent' })
      const recipients = addresses.map((address) => ({ address, state: 'sent', answer, sentAt: null }))
      await changeMails(db, { answer, recipients: JSON.stringify(recipients) }, { about })
    }
    await put('one', [office])
    expect(await read()).toMatchObject({ contact: false })
    await put('both', [office, other.toLowerCase()])
    expect(await read()).toMatchObject({ contact: true })
    await put('kept', [office, other], 'written to a file')
    expect(await read()).toMatchObject({ contact: false })
  })

  test('follows old addresses that other sites link to, and not what programs guess', async () => {
    const { db, owner, read } = await open(engine)
    const missing = { requests: 9, last_seen: NOW.toISOString() }
    await db
      .insertInto('missing_address')
      .values({ ...missing, path: '/wp-login.php', referrer_host: null })
      .execute()
    expect(await read()).toMatchObject({ oldAddresses: true })
    await db
      .insertInto('missing_address')
      .values({ ...missing, path: '/old', referrer_host: 'dor.gov.np' })
      .execute()
    expect(await read()).toMatchObject({ oldAddresses: false })
    await owner.call('POST', '/redirects', { from: '/old', to: '/projects' })
    expect(await read()).toMatchObject({ oldAddresses: true })
  })

  test('follows the second factor of every owner who can sign in, the backups, and the certificate', async () => {
    const state = { end: undefined as Date | undefined }
    const operations = { readHealth: () => Promise.reject(new Error()), readCertificateEnd: async () => state.end }
    const publicUrl = 'https://firm.example'
    const { backup } = readConfig({ BACKUP_DIR: 'none' })
    const { db, read } = await open(engine, { publicUrl, operations, backup })
    expect(await read()).toMatchObject({ secondFactor: false, backup: false, secureAddress: false })
    state.end = new Date(NOW.getTime() + 1)
    await db.updateTable('staff_user').set({ two_factor_enabled: 1 }).execute()
    await replaceFact(db, BACKUP_VERIFIED, NOW.toISOString())
    expect(await read()).toMatchObject({ secondFactor: true, backup: false, secureAddress: true })
  })

  test('counts what cannot be computed as not done, and is for owners alone', async () => {
    const operations = {
      readHealth: () => Promise.reject(new Error()),
      readCertificateEnd: () => Promise.reject(new Error('away')),
    }
    const publicUrl = 'https://firm.example'
    const app = await open(engine, { publicUrl, operations })
    expect(await app.read()).toMatchObject({ secureAddress: false })
    expect(app.errors).toEqual([new Error('away')])
    expect((await (await signIn(app, 'editor')).call('GET', '/readiness')).status).toBe(403)
  })
})
