import { useRead } from '../../../admin/core/api/use-read.ts'
import type { ItemNote } from '../../../admin/core/feature.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { RECENT_DAYS } from '../contract/visit-kinds.ts'
import type { ItemViews } from '../contract/visits.ts'
import words from './words.json' with { type: 'json' }

/** How often the page of an item was read; nothing before any was counted. One answer serves all rows for minutes. */
const ReadNote: ItemNote = ({ path }) => {
  const say = useWords()
  const { data } = useRead<ItemViews[]>(['visits', 'items'], '/visits/items', { staleTime: 5 * 60_000 })
  const views = data?.find((one) => one.path === path)?.views ?? 0
  return data && data.length > 0 && say(views === 0 ? words.notRead : words.read, { count: views, days: RECENT_DAYS })
}
export default ReadNote
