import { choicesOf } from '../fields/choices.ts'
import { number } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { defineBlock, oneOf, someOf } from '../fields/block.ts'
import { heading } from './heading.ts'
import words from './projects-block-words.json' with { type: 'json' }

/** On one page; the list of projects shows the rest. */
export const MOST_PROJECTS = 12

export const projectsBlock = defineBlock({
  ...words.projectsBlock,
  fields: {
    heading,
    serviceId: oneOf({ ...words.serviceId, to: 'services' }),
    province: optionalChoice({ ...words.province, choices: choicesOf(words.provinces) }),
    status: optionalChoice({ ...words.status, choices: choicesOf(words.statuses) }),
    most: number({ ...words.most, above: 0, max: MOST_PROJECTS, isWhole: true }),
    projectIds: someOf({ ...words.projectIds, to: 'projects', bound: MOST_PROJECTS }),
  },
})
