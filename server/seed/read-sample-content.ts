import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf, shownName } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { readLocalLevels, readPlaces } from './load-places.ts'
import {
  ContentError,
  fault,
  readContentFile,
  readContentText,
  SAMPLE_FILES,
  SAMPLE_PICTURES,
  bodyFileOf,
  kindsInOrder,
  namedBy,
  type SampleContent,
} from './sample-files.ts'

/** As authors write it: `<img src="picture:hill-road.jpg" alt="…">`. */
export const BODY_PICTURE = /<img\b[^>]*?\bsrc="picture:([^"]*)"[^>]*>/g

/** @param known file names in pictures/, and codes of places */
export function findReferenceFaults(
  { entries, pictures, bodies }: SampleContent,
  known: {
    pictureFiles: Set<string>
    documentFiles: Set<string>
    districtCodes: Set<string>
    localLevelCodes: Set<string>
  },
): string[] {
  const faults: string[] = []
  const files = new Set(pictures.map(({ file }) => file))
  const slugs = new Map<string, Set<string>>()
  const unique = new Set<string>()

  pictures.forEach(({ file }, index) => {
    if (!known.pictureFiles.has(file))
      faults.push(fault('pictures/index.json', [index, 'file'], `there is no file '${file}'`))
  })
  for (const [entity, items] of entries) {
    const own = new Set<string>()
    slugs.set(entity, own)
    items.forEach((entry, index) => {
      for (const [field, declared] of fieldsOf(kindOf(entity))) {
        const name = shownName(field)
        const say = (path: PropertyKey[], message: string) =>
          faults.push(fault(`${entity}.json`, [index, name, ...path], message, entry))
        const { type, isUnique, to, columns = {} } = declared
        const value = entry[name] as string | string[] | null | undefined
        if (type === 'slug' || type === 'key' || isUnique) {
          const identity = `${entity} ${name} ${String(value)}`
          if (unique.has(identity)) say([], `'${String(value)}' occurs twice`)
          unique.add(identity)
        }
        if (type === 'table')
          for (const [column, cell] of Object.entries(columns))
            for (const [position, row] of ((value ?? []) as unknown as Record<string, string>[]).entries()) {
              const wanted = row[shownName(column)]
              const [names, what] = knownTo(cell.type, cell.to)
              if (names && wanted && !names.has(wanted))
                say([position, shownName(column)], `there is no ${what} '${wanted}'`)
            }
        const [names, what] = knownTo(type, to)
        if (!names || value === null || value === undefined) continue
        const isList = Array.isArray(value)
        const seen = new Set<string>()
        ;[value].flat().forEach((one, position) => {
          const path = isList ? [position] : []
          if (!names.has(one)) say(path, `there is no ${what} '${one}'${names === own ? ' before this one' : ''}`)
          if (seen.has(one)) say(path, `the ${what} '${one}' occurs twice`)
          seen.add(one)
        })
      }
      own.add(namedBy(entity, entry))
    })
  }

  for (const [file, html] of bodies) {
    for (const [tag, picture = ''] of html.matchAll(BODY_PICTURE)) {
      if (!files.has(picture)) faults.push(fault(file, [], `there is no picture '${picture}'`))
      if (!/\balt="/.test(tag)) faults.push(fault(file, [], `the picture '${picture}' has no alt text`))
    }
  }
  return faults

  function knownTo(type: string, to: string | undefined): [Set<string>, string] | [undefined, undefined] {
    if (type === 'picture' || type === 'pictures') return [files, 'picture']
    if (type === 'document') return [known.documentFiles, 'document']
    if (type === 'districts') return [known.districtCodes, 'district']
    if (type === 'localLevels') return [known.localLevelCodes, 'local level']
    if (to) return [slugs.get(to) ?? new Set(), kindOf(to as ContentEntity).singular.en.toLowerCase()]
    return [undefined, undefined]
  }
}

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
