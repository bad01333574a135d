import { ChildWorkError } from '../process/child-process.ts'
import { readForeignFile } from '../process/foreign-files.ts'
import type { FilmTrack } from './read-film-worker.ts'

export const UNPLAYABLE =
  'Not every browser plays this video: save it with H.264 video and AAC sound, as phones do when set to “most compatible”'

const PLAYABLE: Record<string, string[]> = { vide: ['avc1', 'avc3'], soun: ['mp4a'] }

/** Whether every browser can play an MP4 file, by what its boxes say. @throws ServiceError unavailable while too many files are read */
export async function isPlayable(path: string): Promise<boolean> {
  try {
    const tracks = await readForeignFile<FilmTrack[]>('film', { path }, new AbortController().signal)
    const isSeen = tracks.some(({ handler }) => handler === 'vide')
    return (
      isSeen && tracks.every(({ handler, formats }) => formats.every((one) => PLAYABLE[handler]?.includes(one) ?? true))
    )
  } catch (error) {
    if (!(error instanceof ChildWorkError)) throw error
    return false
  }
}
