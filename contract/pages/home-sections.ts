import { defineBlock } from '../fields/block.ts'
import { flag } from '../fields/field.ts'
import type { Words } from '../locale.ts'

const section = (label: Words, help: Words) =>
  defineBlock({ label, help, fields: { isHidden: flag({ label: { en: 'Hidden', ne: 'लुकाइएको' } }) } })

/** Parts of home below its hero, in the usual order. Stores have the names: never change one. */
export const HOME_SECTIONS = {
  disciplines: section(
    { en: 'Disciplines', ne: 'विधा' },
    { en: 'The main services, with the text of this page', ne: 'मुख्य सेवाहरू, यस पृष्ठको पाठसहित' },
  ),
  projects: section(
    { en: 'Main projects', ne: 'प्रमुख परियोजना' },
    { en: 'Three completed and three ongoing ones', ne: 'सम्पन्न तीन र चालु तीन' },
  ),
  map: section(
    { en: 'Map', ne: 'नक्सा' },
    { en: 'The districts in which there are projects', ne: 'परियोजना भएका जिल्ला' },
  ),
  director: section(
    { en: 'Words of the managing director', ne: 'प्रबन्ध निर्देशकको भनाइ' },
    { en: 'The summary of the message', ne: 'सन्देशको सारांश' },
  ),
  news: section({ en: 'News', ne: 'समाचार' }, { en: 'The latest three', ne: 'पछिल्ला तीन' }),
  partners: section({ en: 'Partners', ne: 'साझेदार' }, { en: 'The names of all partners', ne: 'सबै साझेदारको नाम' }),
  blocks: section({ en: 'Blocks', ne: 'खण्डहरू' }, { en: 'Those of this page', ne: 'यस पृष्ठका' }),
  contact: section(
    { en: 'Contact', ne: 'सम्पर्क' },
    { en: 'The button to the contact form', ne: 'सम्पर्क फाराममा जाने बटन' },
  ),
}
export type HomeSection = keyof typeof HOME_SECTIONS
export const USUAL_SECTIONS = Object.keys(HOME_SECTIONS) as HomeSection[]
