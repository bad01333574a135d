import type { ContactChallenge, ContactProof } from '../../contract/enquiries/contact.ts'
import { browserApi } from '../api/browser-api.ts'

/** Solves a challenge in a worker and sends the solution. @throws without workers, or when it is refused */
export async function solveProofOfWork(challenge: ContactChallenge): Promise<void> {
  const worker = new Worker(new URL('solve-challenge.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<ContactProof['solution']>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ContactProof['solution'] | null>) =>
        data ? resolve(data) : reject(new Error('No solution')),
      )
      worker.addEventListener('error', () => reject(new Error('The challenge could not be solved')))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
      worker.postMessage(challenge)
    })
    await browserApi.sendProofOfWork({
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    })
  } finally {
    worker.terminate()
  }
}
