// Before landing: starts a process for each command.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { withClaim } from '../../server/core/jobs/lease.ts'
import { projectFolder } from '../../server/core/process/project-folder.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'
import { createFolder } from '../core/pictures/picture-fixtures.ts'
import { openEmptyStore } from './sample-store.ts'

describeOnEachEngine('a command of imports or exports', (engine) => {
  test.each([
    ['import', ['import.ts', 'categories.csv']],
    ['import', ['import.ts', '--undo', 'of-today']],
    ['export', ['export.ts', 'exported']],
  ])('is refused while the server makes an %s, and says who does: %s', async (kind, [script, ...args]) => {
    const place = await createStorePlace(engine)
    const { db } = await openEmptyStore(place)
    const cwd = await createFolder()
    await writeFile(join(cwd, 'categories.csv'), 'name\nRoads\n')
    const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    const command = [join(projectFolder, 'scripts', script!), ...args]
    const run = () => promisify(execFile)(process.execPath, command, { cwd, env })
    const sentence = `Another ${kind} is running \\(process ${process.pid} on .+\\): wait until it is done`
    const said = expect.stringMatching(new RegExp(`^${sentence}.*\\n$`))
    await expect(withClaim(db, kind, run)).rejects.toMatchObject({ code: 1, stderr: said })
    if (!args.includes('--undo')) await run()
  })
})
