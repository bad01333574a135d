import type { TextPicture } from './clean-text.ts'
import type { Importing } from './importing.ts'
import type { WxrPlan } from './plan-wxr.ts'

/** An import of WordPress on its way. */
export interface Wxr {
  importing: Importing
  plan: WxrPlan
  /** By the id of the attachment. */
  pictures: Map<string, TextPicture & { id: number }>
  /** By nicename. */
  categories: Map<string, number>
}
