import { useNotify } from '../../../admin/core/packages.ts'
import type { Asked, RecordHealth } from '../contract/record-health.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { words } from './words.ts'

/** Mails the owners of records now, and says how many are on their way. */
export function useAsk() {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt('record-health')
  return (records: readonly Pick<RecordHealth, 'entity' | 'id'>[]) =>
    attempt(async () => {
      const items = records.map(({ entity, id }) => ({ entity, id }))
      const { data } = await call<Asked>('/record-health/ask', { method: 'POST', body: { items } })
      const parts = [
        say(words.asked, { count: data.asked }),
        ...(data.later > 0 ? [say(words.later, { count: data.later })] : []),
        ...(data.withoutOwner > 0 ? [say(words.withoutOwner, { count: data.withoutOwner })] : []),
      ]
      notify(parts.join(' '), { type: data.asked > 0 ? 'success' : 'warning' })
    })
}
