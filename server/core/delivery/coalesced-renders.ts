import { LRUCache } from 'lru-cache'
import { CachedAnswer } from './answer-cache.ts'

/** Keys of answers too large to cache, which are then not rendered twice. */
const MAX_TOO_LARGE = 1_000
/** Milliseconds after which a render accepts no further requests. */
const MAX_WAIT = 15_000

export interface Render {
  revision: number
  startedAt: number
  /** Undefined: too large for the cache. */
  answer: Promise<CachedAnswer | undefined>
}

interface CoalescedRendersParts {
  answer: (request: Request) => Response | Promise<Response>
  now: () => number
  maxAnswerBytes: number
  /** Not called for a render that a newer one has replaced. */
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

    /** Undefined for an answer that is too large. */
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
