import type { Kysely } from 'kysely'
import { listKnownIds } from '../core/content/store/content-items.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import { raiseContentRevision } from '../core/store/revision.ts'
import type { Database } from '../core/store/schema.ts'
import type { SampleContentParts } from './load-sample-content.ts'

/** Of a store from before brands were content: the invented firm keeps its logo, which the program itself drew until then. */
export async function loadSampleBrand({ db, pictureFiles, contentDir }: SampleContentParts): Promise<void> {
  if (!(await isDue(db))) return
  // Once in a store's life.
  const [{ readContentFile }, { SAMPLE_FILES, SAMPLE_PICTURES }, { storeSamplePictures }, insert] = await Promise.all([
    import('./read-content-file.ts'),
    import('./sample-files.ts'),
    import('./store-sample-pictures.ts'),
    import('./insert-sample-content.ts'),
  ])
  const entries = await readContentFile(contentDir, 'brand.json', SAMPLE_FILES.brand)
  const files = new Set(entries.flatMap(({ logo, darkLogo }) => [logo, darkLogo]))
  const listed = await readContentFile(contentDir, 'pictures/index.json', SAMPLE_PICTURES)
  const own = listed.filter(({ file }) => files.has(file))
  const pictures = await storeSamplePictures(pictureFiles, contentDir, own)
  await db.transaction().execute(async (tx) => {
    if (!(await isDue(tx))) return
    await raiseContentRevision(tx)
    await insert.insertBrand(tx, { entries: new Map([['brand', entries]]), pictures: own, bodies: new Map() }, pictures)
  })
}

async function isDue(db: Kysely<Database>): Promise<boolean> {
  return (await listKnownIds(db, 'brand')).size === 0 && (await getSettings(db, 'en')).name === SAMPLE_FIRM
}
