import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The message lists every error with its file and position. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(
      `The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** Such as `projects.json [3].end: End must not be before the start (ring-road)`. @param entry for its name */
export function fault(file: string, path: PropertyKey[], message: string, entry?: unknown): string {
  const name = nameOf(entry)
  return `${file}${path.length > 0 ? ` ${z.core.toDotPath(path)}` : ''}: ${message}${name && ` (${name})`}`
}

/** What tells an entry from its neighbours. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const { slug, key, file, name, title } = entry as Record<string, unknown>
  return [slug, key, file, name, title].find((text) => typeof text === 'string' && text !== '')?.toString() ?? ''
}

/** @throws ContentError with every error of the file */
export async function readContentFile<Schema extends z.ZodType>(
  contentDir: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readContentText(contentDir, file)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ContentError([fault(file, [], error instanceof Error ? error.message : String(error))])
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ContentError(
    parsed.error.issues.map(({ path, message }) => fault(file, path, message, entryAt(value, path))),
  )
}

const entryAt = (value: unknown, [index]: PropertyKey[]): unknown =>
  Array.isArray(value) && typeof index === 'number' ? value[index] : undefined

/** @throws ContentError */
export async function readContentText(contentDir: string, file: string): Promise<string> {
  try {
    return await readFile(join(contentDir, file), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new ContentError([
      fault(file, [], code === 'ENOENT' ? 'the file is missing' : `the file cannot be read (${code})`),
    ])
  }
}
