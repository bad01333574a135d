import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ContactChallenge } from '../../contract/contact.ts'

/** Takes a challenge and gives its solution, or null when it takes too long. */
addEventListener('message', ({ data: challenge }: MessageEvent<ContactChallenge>) => {
  void solveChallenge({ challenge, deriveKey })
    .catch(() => null)
    .then((solution) => postMessage(solution))
})
