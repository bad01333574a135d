import { number } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { defineBlock, oneOf, someOf } from '../fields/block.ts'
import { heading } from './heading.ts'

/** On one page; the list of projects shows the rest. */
export const MOST_PROJECTS = 12

export const projectsBlock = defineBlock({
  label: { en: 'Projects', ne: 'परियोजनाहरू' },
  help: {
    en: 'The newest of a service, a province or a state, or chosen ones',
    ne: 'सेवा, प्रदेश वा अवस्थाअनुसार नयाँ, वा छानिएका',
  },
  fields: {
    heading,
    serviceId: oneOf({ label: { en: 'Service', ne: 'सेवा' }, to: 'services' }),
    province: optionalChoice({
      label: { en: 'Province', ne: 'प्रदेश' },
      choices: [
        { value: '1', label: { en: 'Koshi', ne: 'कोशी' } },
        { value: '2', label: { en: 'Madhesh', ne: 'मधेश' } },
        { value: '3', label: { en: 'Bagmati', ne: 'बागमती' } },
        { value: '4', label: { en: 'Gandaki', ne: 'गण्डकी' } },
        { value: '5', label: { en: 'Lumbini', ne: 'लुम्बिनी' } },
        { value: '6', label: { en: 'Karnali', ne: 'कर्णाली' } },
        { value: '7', label: { en: 'Sudurpashchim', ne: 'सुदूरपश्चिम' } },
      ],
    }),
    status: optionalChoice({
      label: { en: 'State', ne: 'अवस्था' },
      choices: [
        { value: 'ongoing', label: { en: 'Ongoing', ne: 'चालु' } },
        { value: 'completed', label: { en: 'Completed', ne: 'सम्पन्न' } },
        { value: 'upcoming', label: { en: 'Upcoming', ne: 'आगामी' } },
      ],
    }),
    most: number({
      label: { en: 'At most', ne: 'बढीमा' },
      help: { en: '6 if empty', ne: 'खाली भए ६' },
      above: 0,
      max: MOST_PROJECTS,
      isWhole: true,
    }),
    projectIds: someOf({
      label: { en: 'Chosen projects', ne: 'छानिएका परियोजना' },
      help: { en: 'If there are any, these alone are shown, in this order.', ne: 'छानेमा यही क्रममा यी मात्र देखिन्छन्।' },
      to: 'projects',
      bound: MOST_PROJECTS,
    }),
  },
})
