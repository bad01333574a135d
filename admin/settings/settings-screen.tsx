import Box from '@mui/material/Box'
import { ONLY_ITEM } from '../../contract/fields/only-item.ts'
import { LoadedContent, OnlyItemScreen } from '../content/content-edit.tsx'
import { FirmForm } from './firm-form.tsx'
import { onDemand } from '../core/layout/on-demand.tsx'

const LazyRetention = onDemand(async () => (await import('./version-retention.tsx')).VersionRetentionSection)

const LazyAnswerTime = onDemand(async () => (await import('../enquiries/answer-time.tsx')).AnswerTimeSection)

/** The firm as every page tells it: no list, one form. Below it, what is set beside the content. */
export function SettingsScreen() {
  return (
    <>
      <OnlyItemScreen />
      <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
        <LazyAnswerTime />
        <LazyRetention />
      </Box>
    </>
  )
}

/** The same in the set-up. It is in this file because a chunk of its own would make the shared one larger. */
export function FirmStep({ onDone }: { onDone: () => void }) {
  return (
    <LoadedContent entity="settings" id={ONLY_ITEM}>
      {(record) => <FirmForm record={record} onDone={onDone} />}
    </LoadedContent>
  )
}
