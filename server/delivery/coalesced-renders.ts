import { LRUCache } from 'lru-cache'
import { CachedAnswer } from './cached-answer.ts'

/** Keys of answers that are too large to cache, remembered so that they are not rendered twice. */
const MAX_TOO_LARGE = 1_000
/** A request does not join a render that has taken this long already, in milliseconds. */
const MAX_WAIT = 15_000

/** A render that is under way. */
export interface Render {
  revision: number
  startedAt: number
  /** undefined: too large for the cache. */
  answer: Promise<CachedAnswer | undefined>
}

interface CoalescedRendersParts {
  answer: (request: Request) => Response | Promise<Response>
  now: () => number
  maxAnswerBytes: number
  /** Called for the latest render of a key, and not for one that a newer has replaced. */
  onRendered: (key: string, answer: CachedAnswer, render: Render) => void
  onTooLarge: (key: string) => void
}

export type CoalescedRenders = ReturnType<typeof createCoalescedRenders>

/** Concurrent requests for one key and revision share one render; a write starts a new one. */
export function createCoalescedRenders({ answer, now, maxAnswerBytes, onRendered, onTooLarge }: CoalescedRendersParts) {
  const underway = new Map<string, Render>()
  const tooLarge = new LRUCache<string, number>({ max: MAX_TOO_LARGE })

  async function read(key: string): Render['answer'] {
    return CachedAnswer.read(await answer(new Request(key)), maxAnswerBytes)
  }

  return {
    isTooLarge: (key: string, revision: number): boolean => tooLarge.get(key) === revision,

    /** @returns undefined for an answer that is too large */
    render(key: string, revision: number): Render['answer'] {
      const current = underway.get(key)
      const waited = current ? now() - current.startedAt : 0
      if (current && current.revision === revision && waited >= 0 && waited < MAX_WAIT) return current.answer
      const render: Render = { revision, startedAt: now(), answer: read(key) }
      underway.set(key, render)
      const isLatest = () => underway.get(key) === render
      void render.answer
        .then(
          (rendered) => {
            if (!isLatest()) return
            if (rendered) return onRendered(key, rendered, render)
            tooLarge.set(key, revision)
            onTooLarge(key)
          },
          () => {},
        )
        .finally(() => {
          if (isLatest()) underway.delete(key)
        })
      return render.answer
    },
  }
}
