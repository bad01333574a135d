// Before landing: loads the sample again and again.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { projectFolder } from '../../server/core/process/project-folder.ts'
import { countItems } from '../../server/seed/sample-store.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'
import { openSampleStore } from '../transfer/sample-store.ts'

describeOnEachEngine('the command for the sample', (engine) => {
  test('says what it would do, removes the sample, and brings it back', async () => {
    const place = await createStorePlace(engine)
    const { db } = await openSampleStore(place)
    const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    const run = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/sample.ts'), ...args], { env })).stdout
    const before = await countItems(db)
    expect(await run('remove', '--dry-run')).toMatch(
      /45 {2}projects, unchanged\n[^]*text {2}pages of the site: Overview/,
    )
    expect(await countItems(db)).toEqual(before)
    expect(await run('remove')).toMatch(/61 {2}pictures[^]*Done/)
    expect((await countItems(db)).map(({ entity }) => entity).toSorted()).toEqual([
      'brand',
      'menus',
      'pages',
      'settings',
    ])
    await expect(run('load')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('in the trash') })
    await run('undo')
    expect(await countItems(db)).toEqual(before)
    await expect(run('burn')).rejects.toMatchObject({ code: 2 })
  })
})
