import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { openSample } from '../../../test/seed/open-sample.ts'
import type { ShownReachUs } from '../contract/reach-us.ts'
import { OFFICE } from './office.ts'

describeOnEachEngine('the hours of the sample', (engine) => {
  const open = async () => {
    const sample = await openSample(engine)
    return { ...sample, readFriday: async () => (await sample.call<ShownReachUs>('GET', '/reach-us')).hours.friday }
  }

  test('are there with its holidays in both languages, and agree with its settings', async () => {
    const { call } = await open()
    const { hours, specialDays } = await call<ShownReachUs>('GET', '/reach-us?locale=ne')
    const settings = await call<{ hours: object[] }>('GET', '/content/settings/1')
    expect([hours.sunday, hours.friday, hours.saturday]).toEqual(['10:00-17:00', '10:00-17:00', ''])
    expect(specialDays.map(({ bs, name }) => [bs, name.ne])).toEqual([
      ['२०८३ माघ १ गते', 'माघे सङ्क्रान्ति'],
      ['२०८४ वैशाख १ गते', 'नयाँ वर्ष २०८४'],
    ])
    expect(settings.hours).toMatchObject([
      { days: 'Sunday–Friday', time: '10:00–17:00' },
      { days: 'Saturday and public holidays', time: 'Closed' },
    ])
  })

  test.each([true, false])('go with the sample and come back with it; its texts emptied: %s', async (isEmptied) => {
    const { call, remove, readFriday } = await open()
    await remove(isEmptied)
    expect(await readFriday()).toBe('')
    await call('DELETE', '/sample/removal')
    expect(await readFriday()).toBe('10:00-17:00')
  })

  test('stay when an owner has changed them, and are not replaced when the sample comes back', async () => {
    const { call, remove, readFriday } = await open()
    await call('PUT', '/reach-us/settings', OFFICE)
    await remove()
    expect(await readFriday()).toBe('10:00-15:00')
    await call('DELETE', '/sample/removal')
    expect(await readFriday()).toBe('10:00-15:00')
  })

  test('go once the settings have the name of another firm, whose own hours are then shown', async () => {
    const { call, readFriday } = await open()
    await call('PATCH', '/settings/1', { tagline: 'Still the invented firm' })
    expect(await readFriday()).toBe('10:00-17:00')
    await call('PATCH', '/settings/1', { name: 'Own Firm' })
    expect(await readFriday()).toBe('')
  })
})
