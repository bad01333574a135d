import type { Kind } from '../../contract/fields/kind.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useStaffNames } from '../core/auth/use-colleagues.ts'
import { CsvButton } from '../core/lists/csv-button.tsx'
import { AddedToolsOfList } from '../core/lists/added-tools.tsx'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { PickServices } from '../seed/pick-services.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords } from '../core/words/use-words.ts'
import { csvColumns } from './csv-columns.ts'
import type { useGroups } from './kind-columns.tsx'

/** Rare actions on a list as a whole: they come after the list. */
export function ListTools({ kind, groups }: { kind: Kind; groups: ReturnType<typeof useGroups> }) {
  const { edits } = useMay()
  const deps = {
    groups,
    others: useOtherLocales(),
    say: useWords(),
    times: useTimes(),
    staffName: useStaffNames(),
    isSelectable: !kind.isFixed && edits,
  }
  return (
    <>
      {kind.entity === 'services' && edits && <PickServices />}
      <AddedToolsOfList />
      <CsvButton columns={csvColumns(kind, deps)} />
    </>
  )
}
