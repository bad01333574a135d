import type { StaffFeature } from '../../../admin/core/feature.ts'
import { SavedFilters } from './saved-filters.tsx'

export const feature: StaffFeature = { name: 'saved-filters', listTool: SavedFilters }
