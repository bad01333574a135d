import type { StaffFeature, ListTool } from '../../../admin/core/feature.ts'
import SavedIcon from '@mui/icons-material/BookmarkBorder'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { onDemand } from '../../../admin/core/layout/on-demand.tsx'
import words from './words.json' with { type: 'json' }

const SavedFiltersDialog = onDemand(async () => (await import('./saved-filters-dialog.tsx')).default)

const SavedFilters: ListTool = (of) => (
  <DialogButton
    words={words.filters}
    startIcon={<SavedIcon />}
    aria-haspopup="dialog"
    renderDialog={(close) => <SavedFiltersDialog {...of} onClose={close} />}
  />
)

export const feature: StaffFeature = { name: 'saved-filters', listTool: SavedFilters }
