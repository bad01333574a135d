import { answerWork } from '../../server/child-work.ts'

class KnownError extends Error {}

/** Does what it is told, for child-work.test.ts. */
answerWork(
  async ({ order }: { order: 'answer' | 'hang' | 'refuse' | 'die' }) => {
    if (order === 'hang') await new Promise(() => setInterval(() => undefined, 1_000))
    if (order === 'refuse') throw new KnownError('The disk is full')
    if (order === 'die') process.exit(3)
    return 'done'
  },
  { ForOperator: KnownError },
)
