import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ContactChallenge } from '../../contract/enquiries/contact.ts'

addEventListener('message', ({ data: challenge }: MessageEvent<ContactChallenge>) => {
  void solveChallenge({ challenge, deriveKey })
    .catch(() => null)
    .then((solution) => postMessage(solution))
})
