import { expect, test } from 'vitest'
import { makeBackup } from '../../../server/backup/make-backup.ts'
import { restoreBackup } from '../../../server/backup/restore-backup.ts'
import { openMediaFolder } from '../../../server/core/media/media-folder.ts'
import { insertPrivateFiles, privatePath } from '../../../server/core/media/private-files.ts'
import { createSweepHandler } from '../../../server/core/media/unnamed-files.ts'
import { DAY } from '../../../server/core/process/durations.ts'
import { openPlace, temporaryFolder } from '../../backup/backup-place.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324'

test('a private file is in a backup, and restored', async () => {
  const { place, store } = await openPlace()
  await openMediaFolder(place.dataDir).put(privatePath(KEY), Buffer.from('a CV'))
  await insertPrivateFiles(store.db, [{ key: KEY, about: 'HIM-1', name: 'cv.pdf', kind: 'pdf', bytes: 4 }])
  const target = await temporaryFolder()
  const { path } = await makeBackup({ place, target })
  const into = { dataDir: await temporaryFolder() }
  await restoreBackup({ backup: path, into })
  const restored = await openMediaFolder(into.dataDir).readStart(privatePath(KEY), 10)
  expect(Buffer.from(restored!).toString()).toBe('a CV')
})

test('a private file without a row is deleted after two days; one with a row stays, also of an extra that is gone', async () => {
  const { place, store } = await openPlace()
  const media = openMediaFolder(place.dataDir)
  for (const key of [KEY, KEY.replace('8', '9')]) await media.put(privatePath(key), Buffer.from('a CV'))
  await insertPrivateFiles(store.db, [{ key: KEY, about: 'gone-1', name: 'cv.pdf', kind: 'pdf', bytes: 4 }])
  const keysAfter = async (days: number) => {
    const parts = { db: store.db, place, now: () => new Date(Date.now() + days * DAY) }
    await runDueJobs(store.db, [createSweepHandler(parts)], parts)
    return (await media.list('private')).map(({ path }) => path.split('/')[1])
  }
  expect([(await keysAfter(1)).length, await keysAfter(3)]).toEqual([2, [KEY]])
})
