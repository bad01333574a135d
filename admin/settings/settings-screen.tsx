import { ContentScreen, LoadedContent } from '../content/content-edit.tsx'
import { useKind } from '../content/use-kind.ts'

/** There is one. */
const ONLY = 1

/** What every page says of the firm: no list, one form. */
export function SettingsScreen() {
  const kind = useKind()
  return (
    <LoadedContent entity={kind.entity} id={ONLY}>
      {(record) => <ContentScreen kind={kind} record={record} />}
    </LoadedContent>
  )
}
