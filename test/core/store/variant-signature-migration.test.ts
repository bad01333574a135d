import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../../server/core/store/migrations.ts'
import { insertPicture, listPicturesWithoutVariants } from '../../../server/core/pictures/store/pictures.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'

const SIGNATURE = '20261122111000_add_variant_signature'
/** The sizes when the column was added. */
const THEN = '320 640 960 1280 1920 avif webp'

describeWhereSqlDiffers('the migration that notes the sizes of variants', (engine) => {
  test('takes those that are there for the sizes of its day, so that a later change makes what they lack', async () => {
    const place = await createStorePlace(engine)
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < SIGNATURE))
    const before = await openStore({ ...place, migrations: older })
    const at = '2026-01-01T00:00:00.000Z'
    const file = {
      file_name: 'original.jpg',
      media_type: 'image/jpeg',
      bytes: 1,
      width: 800,
      height: 600,
      color: '#785a3c',
    }
    const add = (key: string, variants_made_at: string | null) =>
      insertPicture(before.db, {
        ...file,
        key,
        variants_made_at,
        created_at: at,
        updated_at: at,
        translations: { en: { alt: 'A stripe' } },
      })
    const [made, missing] = [await add('a'.repeat(16), at), await add('b'.repeat(16), null)]
    await before.close()

    const { db, close } = await openStore(place)
    onTestFinished(close)
    const idsWithout = async (signature: string) =>
      (await listPicturesWithoutVariants(db, signature)).map(({ id }) => id)
    expect(await idsWithout(THEN)).toEqual([missing])
    expect(await idsWithout('320 480 webp')).toEqual([made, missing])
  })
})
