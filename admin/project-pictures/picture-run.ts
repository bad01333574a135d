import { addToProject, type ProjectFile } from './add-to-project.ts'
import { matchFiles, type Named } from './match-files.ts'

/** What a browser holds, and a person checks, in one go. */
export const MOST_FILES = 500
const PICTURE = /\.(jpe?g|png|webp|avif)$/i

export interface PictureRun {
  files: readonly ProjectFile[]
  /** Chosen files that are no pictures. */
  skipped: number
  isCut: boolean
  isAdding: boolean
}

const NOTHING: PictureRun = { files: [], skipped: 0, isCut: false, isAdding: false }

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

export const pictureRun = {
  read: () => run,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes files in place of those of before, those without a project first. */
  choose(chosen: readonly File[], projects: readonly Named[]): void {
    const pictures = chosen.filter(({ name }) => PICTURE.test(name) && !name.startsWith('.'))
    const taken = pictures.slice(0, MOST_FILES)
    const paths = taken.map((file) => file.webkitRelativePath || file.name)
    const matches = matchFiles(paths, projects)
    const files = taken.map((file, index): ProjectFile => {
      lastKey += 1
      return { key: lastKey, path: paths[index]!, file, projectId: matches[index] ?? null }
    })
    change({
      files: files.toSorted((one, other) => Number(one.projectId !== null) - Number(other.projectId !== null)),
      skipped: chosen.length - pictures.length,
      isCut: pictures.length > MOST_FILES,
    })
  },
  assign: (key: number, projectId: number | null): void => changeFile(key, { projectId }),
  /** Adds what has a project, one project after the other; again, what was not added before. */
  async add(publish: boolean): Promise<void> {
    change({ isAdding: true, files: run.files.map(({ fault: _, ...file }) => file) })
    try {
      const due = run.files.filter(({ projectId, isAdded }) => projectId !== null && !isAdded)
      for (const [id, files] of Map.groupBy(due, ({ projectId }) => projectId!))
        await addToProject(id, files, { publish, onFile: changeFile })
    } finally {
      change({ isAdding: false })
    }
  },
  clear: (): void => change(NOTHING),
}
