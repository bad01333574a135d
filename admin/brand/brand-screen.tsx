import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import { ContentScreen, LoadedContent } from '../content/content-edit.tsx'
import { useKind } from '../content/use-kind.ts'
import { BrandPreview } from './brand-preview.tsx'

/** The choices, and beside them the site as it will look. */
export function BrandScreen() {
  const kind = useKind()
  return (
    <LoadedContent entity={kind.entity} id={ONLY_ITEM}>
      {(record) => <ContentScreen kind={kind} record={record} beside={<BrandPreview />} />}
    </LoadedContent>
  )
}
