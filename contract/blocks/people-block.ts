import { defineBlock, someOf } from '../fields/block.ts'
import { heading } from './heading.ts'

export const peopleBlock = defineBlock({
  label: { en: 'People', ne: 'जनशक्ति' },
  help: { en: 'Members of the team, with photo and position', ne: 'टोलीका सदस्य, फोटो र पदसहित' },
  fields: {
    heading,
    personIds: someOf({ label: { en: 'People', ne: 'जनशक्ति' }, to: 'teams', bound: 40 }),
  },
})
