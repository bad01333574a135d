import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from './content-error.ts'
import { readPlaces } from './load-places.ts'
import { readContentFile, readContentText } from './read-content-file.ts'
import { SAMPLE_FILES, type SampleContent, type SampleFileName, type SampleFiles } from './sample-files.ts'
import { findReferenceFaults } from './sample-references.ts'

/** @throws ContentError with all errors; references are checked when the files have none */
export async function readSampleContent(contentDir: string): Promise<SampleContent> {
  const names = Object.keys(SAMPLE_FILES) as SampleFileName[]
  const values = await collect(names.map((name) => readContentFile(contentDir, `${name}.json`, SAMPLE_FILES[name])))
  const files = Object.fromEntries(names.map((name, index) => [name, values[index]])) as unknown as SampleFiles

  const bodyFiles = [
    ...files.pages.map(({ key }) => `pages/${key}.html`),
    ...files.services.flatMap((service) => [service, ...service.children]).map(({ slug }) => `services/${slug}.html`),
    ...files.news.map(({ slug }) => `news/${slug}.html`),
  ]
  const texts = await collect(bodyFiles.map((file) => readContentText(contentDir, file)))
  const content = { ...files, bodies: new Map(bodyFiles.map((file, index) => [file, texts[index] ?? ''])) }

  const { districts } = await readPlaces(contentDir)
  const faults = findReferenceFaults(content, {
    pictureFiles: new Set(await readdir(join(contentDir, 'pictures'))),
    districtCodes: new Set(districts.map(({ code }) => code)),
  })
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** Merges all errors into one. */
async function collect<Value>(readings: Promise<Value>[]): Promise<Value[]> {
  const values: Value[] = []
  const faults: string[] = []
  for (const result of await Promise.allSettled(readings)) {
    if (result.status === 'fulfilled') values.push(result.value)
    else if (result.reason instanceof ContentError) faults.push(...result.reason.faults)
    else throw result.reason
  }
  if (faults.length > 0) throw new ContentError(faults)
  return values
}
