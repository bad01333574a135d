import { OnlyItemScreen } from '../content/content-edit.tsx'
import { BrandPreview } from './brand-preview.tsx'

/** The choices, and beside them the site as it will look. */
export const BrandScreen = () => <OnlyItemScreen beside={<BrandPreview />} />
