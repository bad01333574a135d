import { expect, test } from 'vitest'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('telephone numbers of the firm', (engine) => {
  test('are taken with the signs that people write, and Devanagari digits become ASCII', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const phones = ['+977 1 4123456', '(01) 412-3456', '०१-४१२३४५६', '9841234567']
    expect((await owner.call('PATCH', '/settings/1', { phones })).status).toBe(200)
    expect((await (await app.request('/settings')).json()).data.phones).toEqual([
      '+977 1 4123456',
      '(01) 412-3456',
      '01-4123456',
      '9841234567',
    ])
  })

  test('are refused with a plain message if they cannot be dialled', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const before = await (await app.request('/settings')).json()
    for (const phone of [
      'call us',
      '12345',
      '1234567890123456',
      '+977 1 41234x6',
      '977+1412345',
      '-',
      '+',
      `${' 1'.repeat(8)}<b>`,
      '1 '.repeat(30),
    ]) {
      const response = await owner.call('PATCH', '/settings/1', { phones: ['+977 1 4123456', phone] })
      const { fields } = await response.json()
      expect([phone, response.status, Object.keys(fields)]).toEqual([phone, 422, ['phones.1']])
      expect(fields['phones.1']).toMatch(/^Phone must be/)
    }
    expect(await (await app.request('/settings')).json()).toEqual(before)
  })
})

describeOnEachEngine('periods of the history', (engine) => {
  test('are refused where they end before they begin; the six of the specification are taken', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    for (const date of ['2009', '2010-2013', '2014-2019', '2020-2022', '2023', '2024-2025']) {
      expect((await editor.call('POST', '/timeline', { title: `Years ${date}`, date })).status, date).toBe(201)
    }
    const refused = await editor.call('POST', '/timeline', { title: 'Backwards', date: '2013-2010' })
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      { date: 'The period ends before it begins: write the earlier year first, such as 2010-2013' },
    ])
    expect(await (await app.request('/timeline')).text()).not.toContain('2013-2010')
  })
})
