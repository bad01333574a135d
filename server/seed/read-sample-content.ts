import { readdir } from 'node:fs/promises'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import {
  ContentError,
  readContentFile,
  readContentText,
  SAMPLE_FILES,
  SAMPLE_PICTURES,
  bodyFileOf,
  kindsInOrder,
  type SampleContent,
} from './sample-files.ts'

/** As authors write it: `<img src="picture:hill-road.jpg" alt="…">`. */
export const BODY_PICTURE = /<img\b[^>]*?\bsrc="picture:([^"]*)"[^>]*>/g

/** References between them are checked by a test. @throws ContentError with all errors */
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
  return { entries: new Map(kinds), pictures, bodies }
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
