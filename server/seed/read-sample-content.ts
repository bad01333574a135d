import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { ContentError } from './content-error.ts'
import { readPlaces } from './load-places.ts'
import { readContentFile, readContentText } from './read-content-file.ts'
import { readLocalLevels } from './read-local-levels.ts'
import { bodyFileOf, kindsInOrder, SAMPLE_FILES, SAMPLE_PICTURES, type SampleContent } from './sample-files.ts'
import { findReferenceFaults } from './sample-references.ts'

/** @throws ContentError with all errors; references are checked when the files have none */
export async function readSampleContent(contentDir: string): Promise<SampleContent> {
  const readKind = async (entity: ReturnType<typeof kindsInOrder>[number]) =>
    [entity, await readContentFile(contentDir, `${entity}.json`, SAMPLE_FILES[entity])] as const
  const readPictures = readContentFile(contentDir, 'pictures/index.json', SAMPLE_PICTURES)
  const [pictures, kinds] = await collect([readPictures, collect(kindsInOrder().map(readKind))])

  const files = new Set(await readdir(contentDir, { recursive: true }))
  const bodyFiles = kinds.flatMap(([entity, entries]) =>
    entries.flatMap((entry) => {
      const translated = OTHER_LOCALES.map((locale) => bodyFileOf(entity, entry, locale) ?? '')
      return [bodyFileOf(entity, entry) ?? [], translated.filter((file) => files.has(file))].flat()
    }),
  )
  const texts = await collect(bodyFiles.map((file) => readContentText(contentDir, file)))
  const bodies = new Map(bodyFiles.map((file, index) => [file, texts[index] ?? '']))
  const content = { entries: new Map(kinds), pictures, bodies }

  const { district } = await readPlaces(contentDir)
  const { local_level: localLevels } = await readLocalLevels(contentDir)
  const faults = findReferenceFaults(content, {
    pictureFiles: new Set(await readdir(join(contentDir, 'pictures'))),
    documentFiles: new Set([...files].map((path) => path.replace(/^documents[/\\]/, ''))),
    districtCodes: new Set(district.map(({ code }) => code)),
    localLevelCodes: new Set(localLevels.map(({ code }) => code)),
  })
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** Merges all errors into one. */
async function collect<const Readings extends readonly Promise<unknown>[]>(readings: Readings) {
  const results = await Promise.allSettled(readings)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const other = reasons.find((reason) => !(reason instanceof ContentError))
  if (other !== undefined) throw other
  if (reasons.length > 0) throw new ContentError(reasons.flatMap((reason) => (reason as ContentError).faults))
  return Promise.all(readings)
}
