import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import {
  contentFile,
  DOCUMENTS,
  DOCUMENTS_FILE,
  documentsSchema,
  HEADER_FILE,
  headerSchema,
  itemsSchema,
  MEDIA,
  PICTURES_FILE,
  picturesSchema,
  REDIRECTS_FILE,
  redirectsSchema,
  type ExportedItem,
} from './export-format.ts'
import { TransferError } from './transfer-error.ts'

const MAX_FAULTS = 100

/** One file of an export. */
export interface ReadFile<Value> {
  value: Value
  /** Words of a fault, with the file, line and field. */
  fault(path: readonly PropertyKey[], message: string): string
}

/** @throws TransferError with all faults */
export async function readExport(folder: string) {
  const faults: string[] = []
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema, ifMissing?: string) => {
    const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && ifMissing !== undefined) return ifMissing
      faults.push(`${file}: ${error.code === 'ENOENT' ? 'the file is missing' : error.message}`)
    })
    return text === undefined ? undefined : parseFile(file, text, schema, faults)
  }
  const header = await read(HEADER_FILE, headerSchema)
  const pictures = await read(PICTURES_FILE, picturesSchema)
  // Versions without documents did not write it.
  const documents = await read(DOCUMENTS_FILE, documentsSchema, '[]')
  const redirects = await read(REDIRECTS_FILE, redirectsSchema)
  const items = new Map<ContentEntity, ReadFile<ExportedItem[]>>()
  for (const entity of CONTENT_ENTITIES) {
    const file = await read(contentFile(entity), itemsSchema(kindOf(entity)))
    if (file) items.set(entity, file)
  }
  for (const [list, place] of [
    [pictures, MEDIA],
    [documents, DOCUMENTS],
  ] as const)
    list?.value.forEach(({ file }, index) => {
      if (!existsSync(join(folder, place, file)))
        faults.push(list.fault([index, 'file'], `${place}/${file} is missing`))
    })
  refuseFaults(faults)
  return { header: header!, pictures: pictures!, documents: documents!, redirects: redirects!, items }
}

function parseFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  faults: string[],
): ReadFile<z.output<Schema>> | undefined {
  let tree: ReturnType<typeof parseTree>
  const fault = (path: readonly PropertyKey[], message: string) =>
    `${file} line ${lineOf(text, path, (tree ??= parseTree(text)))}${path.length > 0 ? ` ${z.core.toDotPath(path)}` : ''}: ${message}`
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`)
    return undefined
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, fault }
  faults.push(...parsed.error.issues.map(({ path, message }) => fault(path, message)))
  return undefined
}

/** @throws TransferError unless there are none */
export function refuseFaults(faults: string[]): void {
  if (faults.length === 0) return
  const more = faults.length > MAX_FAULTS ? `\n  and ${faults.length - MAX_FAULTS} more` : ''
  const shown = faults.slice(0, MAX_FAULTS).map((fault) => `  ${fault}`)
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`
  throw new TransferError(`The export has ${count}, and nothing was imported:\n${shown.join('\n')}${more}`)
}

/** The line, from 1, of a value in valid JSON. A path that is not there gives the line of what encloses it. */
export function lineOf(text: string, path: readonly PropertyKey[], tree = parseTree(text)): number {
  let found = tree
  for (const step of path) found = (found && findNodeAtLocation(found, [step as string | number])) ?? found
  return text.slice(0, found?.offset).split('\n').length
}
