import { ApiError } from '../core/api/api-error.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { sendFile } from '../core/api/send-file.ts'

export interface ProjectFile {
  key: number
  /** With its folders, as chosen. */
  path: string
  file: File
  /** null: not decided. */
  projectId: number | null
  /** Only a guess, which a person has not looked at. */
  isWeak: boolean
  isTicked: boolean
  /** Once it is in the library. */
  pictureId?: number
  /** Once it is with its project. */
  isAdded?: boolean
  /** The project did not have it before. */
  isNew?: boolean
  /** The version of the project that the run made, where nothing unpublished was in it before. */
  cleanVersion?: number | undefined
  fault?: ApiError
}

interface Options {
  /** Visitors see the pictures at once, where they see the newest version of the project. */
  publish: boolean
  onFile: (key: number, change: Partial<ProjectFile>) => void
}

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
          ? await sendFile({ method: 'POST', path: '/pictures', file })
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
    const isNew = ({ pictureId }: { pictureId: number }) => !before.includes(pictureId)
    const pictureIds = [...new Set([...before, ...stored.map(({ pictureId }) => pictureId)])]
    const { version } = project
    const isClean = project.publishedVersion === version
    const { data: after } =
      pictureIds.length > before.length
        ? await contentCalls.change('projects', id, { pictureIds, version, publish: publish && isClean })
        : { data: project }
    const cleanVersion = isClean ? after.version : undefined
    for (const file of stored) onFile(file.key, { isAdded: true, isNew: isNew(file), cleanVersion })
  } catch (error) {
    for (const { key } of stored) onFile(key, { fault: asApiError(error) })
  }
}

/**
 * Takes pictures that were added out of a project again, as one change; they stay in the library. What was published
 * before the run, and is unchanged since, is published again, so that no draft is left behind.
 */
export async function takeFromProject(id: number, files: readonly ProjectFile[]): Promise<void> {
  const taken = files.flatMap(({ pictureId, isNew }) => (isNew && pictureId ? [pictureId] : []))
  if (taken.length === 0) return
  const { data: project } = await contentCalls.get('projects', id)
  const { version } = project
  await contentCalls.change('projects', id, {
    pictureIds: (project['pictureIds'] as number[]).filter((pictureId) => !taken.includes(pictureId)),
    version,
    publish: files.some(({ cleanVersion }) => cleanVersion === version),
  })
}

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError(500))
