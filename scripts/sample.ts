// Removes, brings back or loads the sample content: npm run sample -- [remove|undo|load] [--dry-run] …
import '../server/features.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kindOf } from '../contract/kinds/index.ts'
import type { Sample, SampleEntity, SampleReport } from '../contract/seed/sample.ts'
import { readConfig } from '../server/config.ts'
import { openMedia } from '../server/core/media/site-place.ts'
import { openPictureFiles } from '../server/core/pictures/picture-files.ts'
import { projectFolder } from '../server/core/process/project-folder.ts'
import { registerContent } from '../server/core/content/registration.ts'
import { openStore } from '../server/core/store/store.ts'
import { loadExample } from '../server/seed/load-sample-content.ts'
import { loadPlaces } from '../server/seed/load-places.ts'
import { removeSample, undoRemoval } from '../server/seed/remove-sample.ts'
import { describeSample } from '../server/seed/sample-plan.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run sample                     says what is left of the sample content
npm run sample -- remove [--dry-run] [--changed] [--keep-changed] [--keep-texts]
npm run sample -- undo
npm run sample -- load

remove   moves what nobody has changed into the trash, and empties the texts of pages and settings that are still the
         sample's. What own content refers to stays. Nothing else is touched: accounts, messages, own content
undo     brings back what the last removal took, within 30 days
load     loads the sample as an example into a site without content

--dry-run       says what would be removed; changes nothing
--changed       also removes what somebody has changed, unless something that stays refers to it
--keep-changed  what somebody has changed is the firm's own from now on
--keep-texts    leaves the texts of pages and settings`

const actor = { id: null, email: 'command', role: 'owner', address: 'command' } as const
const now = () => new Date()

process.umask(0o077)
await runCommand(USAGE, async () => {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': flag, changed: flag, 'keep-changed': flag, 'keep-texts': flag },
  })
  const [command = 'show', ...rest] = positionals
  if (!['show', 'remove', 'undo', 'load'].includes(command) || rest.length > 0)
    throw new UsageError('Name one of remove, undo, load')
  if (values.changed && values['keep-changed']) throw new UsageError('Say either --changed or --keep-changed')
  await run(command, values)
})

async function run(command: string, values: Record<string, boolean>): Promise<void> {
  const { dataDir, databaseUrl, media } = readConfig(process.env)
  const { db, close } = await openStore({ dataDir, databaseUrl })
  const contentDir = join(projectFolder, 'content')
  const deps = { db, now, actor }
  try {
    await loadPlaces({ db, contentDir })
    await registerContent(db, now())
    const sample = await describeSample(db, now())
    if (command === 'show' || values['dry-run']) show(sample)
    else if (command === 'undo') report(await undoRemoval(deps))
    else if (command === 'load')
      report(await loadExample({ ...deps, contentDir, files: openPictureFiles(openMedia(dataDir, media)) }))
    else {
      const changed = sample.asked.filter(({ isChanged }) => isChanged)
      const remove = values['changed'] ? changed : []
      const keep = values['keep-changed'] ? changed : []
      report(await removeSample(deps, { remove, keep, clear: values['keep-texts'] ? [] : sample.texts }))
    }
  } finally {
    await close()
  }
}

function show({ unchanged, asked, texts, removed }: Sample): void {
  for (const { entity, count } of unchanged) line(count, `${nameOf(entity)}, unchanged`)
  for (const { entity, title, isChanged, users } of asked) {
    const reason = isChanged ? 'somebody has changed it' : `“${users[0]?.title}” refers to it`
    line('asked', `${nameOf(entity)}: ${title} (${reason})`)
  }
  for (const { entity, title } of texts) line('text', `${nameOf(entity)}: ${title}`)
  if (unchanged.length + asked.length + texts.length === 0) console.log('Nothing here is of the sample.')
  if (removed)
    console.log(`${removed.count} were removed, and can be brought back until ${removed.until.slice(0, 10)}.`)
}

function report({ done, left }: SampleReport): void {
  for (const { entity, count } of done) line(count, nameOf(entity))
  for (const { entity, title, reason } of left) line('left', `${nameOf(entity)}: ${title}: ${reason}`)
  console.log('Done.')
}

function line(before: number | string, text: string): void {
  console.log(`${String(before).padStart(7)}  ${text}`)
}

function nameOf(entity: SampleEntity): string {
  return entity === 'pictures' ? 'pictures' : kindOf(entity).plural.en.toLowerCase()
}
