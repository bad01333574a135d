import { ApiError } from '../core/api/api-error.ts'
import { addToProject, takeFromProject, type ProjectFile } from './add-to-project.ts'
import { matchFiles, type Named } from './match-files.ts'

/** The most pictures that a browser holds and a person checks in one go. */
export const MOST_FILES = 500
const PICTURE = /\.(jpe?g|jfif|png|webp|avif)$/i
/** Left in each folder by Windows, macOS and file managers. */
const OF_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini)$/i

export interface PictureRun {
  files: readonly ProjectFile[]
  /** Names of chosen files that cannot be shown. */
  skipped: readonly string[]
  isCut: boolean
  isAdding: boolean
  /** Whether what was added last was published, too. */
  isPublished: boolean
  undoFault?: ApiError | undefined
}

const NOTHING: PictureRun = { files: [], skipped: [], isCut: false, isAdding: false, isPublished: false }
const GRADES = ['none', 'look', 'sure'] as const

/** The chosen files and how far they are. It lives outside of the screen, so that going to another one stops nothing. */
let run = NOTHING
let lastKey = 0
const listeners = new Set<() => void>()

function change(values: Partial<PictureRun>): void {
  run = { ...run, ...values }
  for (const listener of listeners) listener()
}

const changeFile = (key: number, values: Partial<ProjectFile>) =>
  change({ files: run.files.map((file) => (file.key === key ? { ...file, ...values } : file)) })

/** Ticked, with a project, and not added yet. */
export const isDue = ({ projectId, isTicked, isAdded }: ProjectFile): boolean =>
  projectId !== null && isTicked && !isAdded

export const gradeOf = ({ projectId, isWeak }: ProjectFile): (typeof GRADES)[number] =>
  projectId === null ? 'none' : isWeak ? 'look' : 'sure'

export const pictureRun = {
  read: () => run,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes files in place of those of before: those to decide first, then those to look at. */
  choose(chosen: readonly File[], projects: readonly Named[]): void {
    const given = chosen.filter(({ name }) => !OF_SYSTEM.test(name))
    const pictures = given.filter(({ name }) => PICTURE.test(name))
    const taken = pictures.slice(0, MOST_FILES)
    const paths = taken.map((file) => file.webkitRelativePath || file.name)
    const matches = matchFiles(paths, projects)
    const files = taken.map((file, index): ProjectFile => {
      const { id = null, grade } = matches[index] ?? {}
      lastKey += 1
      return {
        key: lastKey,
        path: paths[index]!,
        file,
        projectId: id,
        isWeak: grade === 'look',
        isTicked: grade === 'sure',
      }
    })
    change({
      ...NOTHING,
      files: GRADES.flatMap((grade) => files.filter((file) => gradeOf(file) === grade)),
      skipped: given.filter(({ name }) => !PICTURE.test(name)).map(({ name }) => name),
      isCut: pictures.length > MOST_FILES,
    })
  },
  /** A project that a person has chosen is no guess. */
  assign: (key: number, projectId: number | null): void =>
    changeFile(key, { projectId, isWeak: false, isTicked: projectId !== null }),
  tick: (key: number, isTicked: boolean): void => changeFile(key, { isTicked }),
  /** Adds what is ticked, one project after the other; again, what was not added before. */
  async add(publish: boolean): Promise<void> {
    if (run.isAdding) return
    change({
      isAdding: true,
      isPublished: publish,
      undoFault: undefined,
      files: run.files.map(({ fault: _, ...file }) => file),
    })
    try {
      for (const [id, files] of Map.groupBy(run.files.filter(isDue), ({ projectId }) => projectId!))
        await addToProject(id, files, { publish, onFile: changeFile })
    } finally {
      change({ isAdding: false })
    }
  },
  /** Takes what this run has added out of its projects again. */
  async undo(): Promise<void> {
    if (run.isAdding) return
    change({ isAdding: true, undoFault: undefined })
    try {
      const added = run.files.filter(({ isAdded }) => isAdded)
      for (const [id, files] of Map.groupBy(added, ({ projectId }) => projectId!)) {
        await takeFromProject(id, files)
        for (const { key } of files) changeFile(key, { isAdded: false, isTicked: false })
      }
    } catch (error) {
      change({ undoFault: error instanceof ApiError ? error : new ApiError(500) })
    } finally {
      change({ isAdding: false })
    }
  },
  clear: (): void => change(NOTHING),
}
