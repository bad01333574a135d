import { latePart } from '../../../../site/late-part.tsx'
import type { ContactSlot } from '../../../../site/routes/contact.tsx'
import type { ReachData } from '../ui/reach-details.tsx'

const importDetails = () => import('../ui/reach-details.tsx')

/** Its code comes later. */
const slot: ContactSlot<ReachData> = {
  load: async (api) => (await importDetails()).loadReachUs(api),
  Details: latePart(importDetails),
}
export default slot
