import type { Kind } from '../../contract/kinds/kind.ts'
import { useStaffNames } from '../enquiries/use-colleagues.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { useOtherLocales } from '../translations/use-other-locales.ts'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { csvColumns } from './csv-columns.ts'
import type { useGroups } from './group-column.tsx'

/** Downloads the list of a kind. */
export function ContentCsv({ kind, groups }: { kind: Kind; groups: ReturnType<typeof useGroups> }) {
  const deps = {
    groups,
    others: useOtherLocales(),
    say: useWords(),
    times: useTimes(),
    staffName: useStaffNames(),
  }
  return <CsvButton columns={csvColumns(kind, deps)} />
}
