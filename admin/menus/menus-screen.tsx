import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import { ContentScreen, LoadedContent } from '../content/content-edit.tsx'
import { useKind } from '../content/use-kind.ts'

/** The entries of the header and the links of the footer. */
export function MenusScreen() {
  const kind = useKind()
  return (
    <LoadedContent entity={kind.entity} id={ONLY_ITEM}>
      {(record) => <ContentScreen kind={kind} record={record} />}
    </LoadedContent>
  )
}
