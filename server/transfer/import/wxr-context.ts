import type { TextPicture } from './clean-text.ts'
import type { Importing } from './importing.ts'
import type { WxrPlan } from './plan-wxr.ts'

/** An import of WordPress on its way. */
export interface Wxr {
  importing: Importing
  plan: WxrPlan
  /** By the id of the attachment. */
  pictures: Map<string, TextPicture & { id: number }>
  /** New addresses by the old path; undefined: it could not be had. */
  documents: Map<string, Promise<string | undefined>>
  /** By nicename. */
  categories: Map<string, number>
}
