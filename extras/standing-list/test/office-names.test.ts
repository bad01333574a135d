import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import federal from '../server/offices/federal-offices.json' with { type: 'json' }
import { openOffices } from './offices-app.ts'

const GHORAHI = [
  'घोराही उपमहानगरपालिका',
  'घोराही उप-महानगरपालिका',
  'श्री घोराही उप म.न.पा. को कार्यालय, दाङ',
  'घो\u200dराही उ.म.न.पा.',
  'घोराहि उपमहानगरपालिका',
  'Ghorahi Sub-Metropolitan City Office',
  'GHORAHI SUB METROPOLITAN CITY, Dang, Nepal',
  'Ghorai Submetropolitan',
  'Office of the Municipal Executive, Ghorahi Sub-Metropolitan City',
]
const NEAREST: [typed: string, meant: string][] = [
  ['Lamki Chuha Mun.', 'Lamkichuha Municipality'],
  ['Bhimdatta Nagarpalika', 'Bhimdatta Municipality'],
  ['भीमदत्त न. पा.', 'Bhimdatta Municipality'],
  ['बबई गा.पा.', 'Babai Rural Municipality'],
  ['Babai Gaunpalika', 'Babai Rural Municipality'],
  ['Kathmandu Metropolitan City', 'Kathmandu Metropolitan City'],
  ['काठमाण्डौ महानगरपालिका', 'Kathmandu Metropolitan City'],
  ['Dept. of Road', 'Department of Roads'],
  ['नेपाल सरकार, सडक विभाग', 'Department of Roads'],
  ['शहरी बिकास मन्त्रालय', 'Ministry of Urban Development'],
  ['Nepal Oil Corporation Ltd.', 'Nepal Oil Corporation Limited'],
]
const NOTHING = [
  'Ghorahi Ward No. 5 Office',
  'Division Road Office, Dang',
  'Ministry of Finance, Lumbini Province',
  '…',
  '५',
]

describeOnEachEngine('a typed name of an office', (engine) => {
  test('is known however people spell, shorten and write it, with both languages, the district and the kind', async () => {
    const { near } = await openOffices(engine)
    for (const typed of GHORAHI)
      expect((await near(typed))[0], typed).toMatchObject({
        kind: 'local',
        nameEn: 'Ghorahi Sub-Metropolitan City',
        nameNe: 'घोराही उपमहानगरपालिका',
        addressEn: 'Dang',
        localLevel: '51001',
        office: null,
        asOf: null,
      })
    const found: [string, string | undefined][] = []
    for (const [typed] of NEAREST) found.push([typed, (await near(typed))[0]?.nameEn])
    expect(found).toEqual(NEAREST)
    for (const typed of NOTHING) expect(await near(typed), typed).toEqual([])
  })

  test('that several places share leads to each, and to an office that is there', async () => {
    const { near, add } = await openOffices(engine)
    expect((await near('Rapti Rural Municipality')).map(({ nameEn, addressEn }) => [nameEn, addressEn])).toEqual([
      ['Rapti Rural Municipality', 'Dang'],
      ['Rapti Municipality', 'Chitwan'],
    ])
    const { id } = await add({ nameEn: 'Division Road Office', nameNe: 'सडक डिभिजन कार्यालय', addressEn: 'Doti' })
    expect(await near('Divison Road Office')).toMatchObject([{ office: id, addressEn: 'Doti' }])
  })

  test('is found again after one fault of the store', async () => {
    const { near, db } = await openOffices(engine)
    const keep = (aliases: string) =>
      db.updateTable('local_level').set({ aliases }).where('code', '=', '51001').execute()
    await keep('broken')
    await expect(near('Ghorahi')).rejects.toThrow('500')
    await keep('[]')
    expect((await near('Ghorahi'))[0]).toMatchObject({ localLevel: '51001' })
  })

  test('is looked for in lists of which every name is there in both languages, once', async () => {
    const { near } = await openOffices(engine)
    for (const { en, ne } of federal.offices) {
      expect((await near(en))[0], en).toMatchObject({ nameEn: en, asOf: federal.asOf })
      expect((await near(ne))[0], ne).toMatchObject({ nameNe: ne })
    }
    for (const { locale, local_level_code: code, name } of await (
      await openOffices(engine)
    ).db
      .selectFrom('local_level_translation')
      .selectAll()
      .where('local_level_code', 'like', '51%')
      .execute())
      expect(
        (await near(name)).map(({ localLevel }) => localLevel),
        `${locale} ${name}`,
      ).toContain(code)
  })
})
