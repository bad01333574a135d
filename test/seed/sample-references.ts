import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldsOf, shownName } from '../../contract/fields/kind.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { readPlaces } from '../../server/seed/load-places.ts'
import { BODY_PICTURE, readSampleContent } from '../../server/seed/read-sample-content.ts'
import { fault, namedBy, type SampleContent } from '../../server/seed/sample-files.ts'

/** Names in the content of a folder of things that are not there, by file and place. */
export async function listReferenceFaults(contentDir: string): Promise<string[]> {
  const { district, local_level: localLevels } = await readPlaces(contentDir)
  return findReferenceFaults(await readSampleContent(contentDir), {
    pictureFiles: new Set(await readdir(join(contentDir, 'pictures'))),
    documentFiles: new Set(await readdir(join(contentDir, 'documents'), { recursive: true })),
    districtCodes: new Set(district.map(({ code }) => code)),
    localLevelCodes: new Set(localLevels.map(({ code }) => code)),
  })
}

/** @param known file names in pictures/, and codes of places */
function findReferenceFaults(
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
