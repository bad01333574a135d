import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { ApiError } from '../api/api-error.ts'
import { sendFile } from '../api/send-file.ts'

export interface Upload {
  key: number
  file: File
  /** 'working': all of it has been sent, and the server looks at it. */
  state: 'waiting' | 'sending' | 'working' | 'stored' | 'refused'
  /** Sent so far, 0 to 1. */
  share: number
  fault?: ApiError
  /** Not the file was at fault: it may be sent again. */
  isLost?: boolean
  picture?: PictureRecord
  /** The same file was in the library before: `picture` is that one. */
  isDuplicate?: boolean
}

const waiting = ({ key, file }: Pick<Upload, 'key' | 'file'>): Upload => ({ key, file, state: 'waiting', share: 0 })

/** More at once would only wait for each other: the server takes in one picture at a time. */
const AT_ONCE = 2

export type UploadQueue = ReturnType<typeof createUploadQueue>

/**
 * Files on their way into the library, in their order, two at a time. It lives outside of the screens, so that going to another
 * screen stops nothing.
 */
export function createUploadQueue() {
  let uploads: readonly Upload[] = []
  let lastKey = 0
  const underway = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, values: Partial<Upload>) =>
    publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

  const goOn = () => {
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - underway.size))
      void run(upload)
  }

  const run = async ({ key, file }: Upload) => {
    const controller = new AbortController()
    underway.set(key, controller)
    change(key, { state: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => change(key, { state: share < 1 ? 'sending' : 'working', share })
      const { signal } = controller
      const { data, duplicate } = await sendFile({ method: 'POST', path: '/pictures', file, signal, onProgress })
      change(key, { state: 'stored', picture: data, isDuplicate: duplicate === true })
    } catch (error) {
      if (controller.signal.aborted) return
      const fault = error instanceof ApiError ? error : new ApiError(500)
      change(key, { state: 'refused', fault, isLost: fault.status < 400 || fault.status >= 500 })
    } finally {
      underway.delete(key)
      goOn()
    }
  }

  return {
    add(given: Iterable<File>) {
      const added = [...given].map((file) => waiting({ key: (lastKey += 1), file }))
      publish([...uploads, ...added])
      goOn()
    },
    /** Takes a file off the list, and stops sending it. */
    remove(key: number) {
      underway.get(key)?.abort()
      publish(uploads.filter((upload) => upload.key !== key))
    },
    retry(key: number) {
      publish(uploads.map((upload) => (upload.key === key ? waiting(upload) : upload)))
      goOn()
    },
    /** Updates a stored picture after an edit. */
    note(picture: PictureRecord) {
      publish(uploads.map((upload) => (upload.picture?.id === picture.id ? { ...upload, picture } : upload)))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => uploads,
  }
}
