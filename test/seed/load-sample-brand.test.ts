import { expect, test } from 'vitest'
import { getBrand } from '../../server/brand/public.ts'
import { registerContent } from '../../server/core/content/registration.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { loadSampleBrand } from '../../server/seed/load-sample-content.ts'
import { openLibrary } from '../core/pictures/library.ts'
import { NOW } from '../create-test-app.ts'
import { CONTENT } from './content-folder.ts'

/** A store from before there were brands, which starts with this version. @param name of its firm */
async function openOlderStore(name: string) {
  const { db, workshop, log } = await openLibrary('sqlite')
  await db.deleteFrom('content_item').where('entity', '=', 'brand').execute()
  await db.deleteFrom('content_number').where('entity', '=', 'brand').execute()
  await replaceSetting(db, { key: 'name', locale: 'en', value: JSON.stringify(name) })
  const start = async () => {
    await loadSampleBrand({ db, pictureFiles: workshop.files, contentDir: CONTENT, log })
    await registerContent(db, NOW)
  }
  return { db, start }
}

test('an older store with the sample has its logo after the start, once', async () => {
  const { db, start } = await openOlderStore(SAMPLE_FIRM!)
  await start()
  expect((await getBrand(db)).logo).toMatchObject({ width: 40, height: 40 })
  const revision = await getContentRevision(db)
  await start()
  expect(await getContentRevision(db)).toBe(revision)
})

test('an older store of another firm has its letters, and the colours that it had', async () => {
  const { db, start } = await openOlderStore('Himal Engineers Pvt. Ltd.')
  await start()
  expect(await getBrand(db)).toMatchObject({ logo: null, tones: null, accent: null, typeface: 'narrow' })
})
