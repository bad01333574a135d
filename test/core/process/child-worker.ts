import { getHeapStatistics } from 'node:v8'
import { answerWork } from '../../../server/core/process/child-process.ts'
import { OperatorError } from '../../../server/core/process/operator-error.ts'

/** Does what it is told, for child-work.test.ts. */
answerWork(async ({ order }: { order: 'answer' | 'hang' | 'refuse' | 'die' | 'block' | 'heap' }) => {
  if (order === 'hang') await new Promise(() => setInterval(() => undefined, 1_000))
  if (order === 'block') {
    process.on('SIGTERM', () => undefined)
    process.send!('blocked')
    for (;;);
  }
  if (order === 'heap') return Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024)
  if (order === 'refuse') throw new OperatorError('The disk is full')
  if (order === 'die') process.exit(3)
  return 'done'
})
