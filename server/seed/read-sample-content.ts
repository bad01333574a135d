import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from './content-error.ts'
import { readPlaces } from './load-places.ts'
import { readContentFile, readContentText } from './read-content-file.ts'
import { bodyFileOf, kindsInOrder, SAMPLE_FILES, SAMPLE_PICTURES, type SampleContent } from './sample-files.ts'
import { findReferenceFaults } from './sample-references.ts'

/**
 * Reads the whole sample content, and looks whether it fits together.
 * @throws ContentError that lists every fault of the files; those of bodies and references only when the files have none
 */
export async function readSampleContent(contentDir: string): Promise<SampleContent> {
  const readKind = async (entity: ReturnType<typeof kindsInOrder>[number]) =>
    [entity, await readContentFile(contentDir, `${entity}.json`, SAMPLE_FILES[entity])] as const
  const readPictures = readContentFile(contentDir, 'pictures/index.json', SAMPLE_PICTURES)
  const [pictures, kinds] = await collect([readPictures, collect(kindsInOrder().map(readKind))])

  const bodyFiles = kinds.flatMap(([entity, entries]) => entries.flatMap((entry) => bodyFileOf(entity, entry) ?? []))
  const texts = await collect(bodyFiles.map((file) => readContentText(contentDir, file)))
  const bodies = new Map(bodyFiles.map((file, index) => [file, texts[index] ?? '']))
  const content = { entries: new Map(kinds), pictures, bodies }

  const { district } = await readPlaces(contentDir)
  const faults = findReferenceFaults(content, {
    pictureFiles: new Set(await readdir(join(contentDir, 'pictures'))),
    districtCodes: new Set(district.map(({ code }) => code)),
  })
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** Waits for all; the faults of all that fail become one error. */
async function collect<const Readings extends readonly Promise<unknown>[]>(readings: Readings) {
  const results = await Promise.allSettled(readings)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const other = reasons.find((reason) => !(reason instanceof ContentError))
  if (other !== undefined) throw other
  if (reasons.length > 0) throw new ContentError(reasons.flatMap((reason) => (reason as ContentError).faults))
  return Promise.all(readings)
}
