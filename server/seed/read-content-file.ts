import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, fault } from './content-error.ts'

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
