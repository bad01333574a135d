import { ApiError } from '../api/api-error.ts'
import { contentCalls } from '../content/content-calls.ts'
import { sendFile } from '../api/send-file.ts'

export interface ProjectFile {
  key: number
  /** With its folders, as chosen. */
  path: string
  file: File
  /** null: not decided. */
  projectId: number | null
  /** Once it is in the library. */
  pictureId?: number
  /** Once it is with its project. */
  isAdded?: true
  fault?: ApiError
}

interface Options {
  /** Visitors see the pictures at once, where they see the newest version of the project. */
  publish: boolean
  onFile: (key: number, change: Partial<ProjectFile>) => void
}

/** Nothing calls it off: what is sent is small, and the rest goes on. */
const NEVER = new AbortController().signal

/**
 * Stores the files of one project, and adds those that were stored to its pictures in one change. Faults go to the files;
 * what is stored already is not sent again.
 */
export async function addToProject(id: number, files: readonly ProjectFile[], options: Options): Promise<void> {
  const { publish, onFile } = options
  const stored: { key: number; pictureId: number }[] = []
  for (const { key, file, pictureId } of files) {
    try {
      const { data } =
        pictureId === undefined
          ? await sendFile({ method: 'POST', path: '/pictures', file, signal: NEVER, onProgress: () => {} })
          : { data: { id: pictureId } }
      stored.push({ key, pictureId: data.id })
      onFile(key, { pictureId: data.id })
    } catch (error) {
      onFile(key, { fault: asApiError(error) })
    }
  }
  if (stored.length === 0) return
  try {
    const { data: project } = await contentCalls.get('projects', id)
    const before = project['pictureIds'] as number[]
    const pictureIds = [...new Set([...before, ...stored.map(({ pictureId }) => pictureId)])]
    const { version } = project
    if (pictureIds.length > before.length)
      await contentCalls.change('projects', id, {
        pictureIds,
        version,
        publish: publish && project.publishedVersion === version,
      })
    for (const { key } of stored) onFile(key, { isAdded: true })
  } catch (error) {
    for (const { key } of stored) onFile(key, { fault: asApiError(error) })
  }
}

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(500))
