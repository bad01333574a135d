import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  district: { en: (name: string) => `${name} District`, ne: (name: string) => `${name} जिल्ला` },
  lead: {
    en: (total: number, name: string) =>
      total === 0
        ? `We have no published project in ${name} yet.`
        : `We have worked on ${total === 1 ? '1 project' : `${total} projects`} in ${name}.`,
    ne: (total: number, name: string) =>
      total === 0
        ? `${name}मा हाम्रो कुनै परियोजना अहिलेसम्म छैन।`
        : `हामीले ${name}मा ${toDevanagariDigits(String(total))} परियोजनामा काम गरेका छौँ।`,
  },
  map: { en: (name: string) => `Map of ${name}`, ne: (name: string) => `${name}को नक्सा` },
  unplaced: {
    en: (total: number) => `${total === 1 ? '1 project' : `${total} projects`} without an exact place`,
    ne: (total: number) => `${toDevanagariDigits(String(total))} परियोजनाको ठ्याक्कै स्थान दिइएको छैन`,
  },
  simplified: {
    en: (kilometres: number) => `official map of 2020, simplified: accurate to about ${kilometres} km`,
    ne: (kilometres: number) =>
      `वि.सं. २०७७ को आधिकारिक नक्सा, सरलीकृत: ${toDevanagariDigits(String(kilometres))} कि.मि. सम्मको शुद्धता`,
  },
  together: {
    en: (total: number) => `${total} projects close together`,
    ne: (total: number) => `नजिकै रहेका ${toDevanagariDigits(String(total))} परियोजना`,
  },
  projects: { en: (name: string) => `Projects in ${name}`, ne: (name: string) => `${name}का परियोजना` },
  none: { en: (name: string) => `No project in ${name} yet`, ne: (name: string) => `${name}मा अहिलेसम्म परियोजना छैन` },
  count: {
    en: (total: number) => (total === 1 ? '1 project' : `${total} projects`),
    ne: (total: number) => `${toDevanagariDigits(String(total))} परियोजना`,
  },
  ask: { en: (name: string) => `Ask about work in ${name}`, ne: (name: string) => `${name}मा कामबारे सोध्नुहोस्` },
  subject: { en: (name: string) => `Work in ${name}`, ne: (name: string) => `${name}मा काम` },
})
