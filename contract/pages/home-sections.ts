import { defineBlock } from '../fields/block.ts'
import { flag } from '../fields/field.ts'
import type { Words } from '../locale.ts'
import words from './home-sections-words.json' with { type: 'json' }

const section = (label: Words, help: Words) =>
  defineBlock({ label, help, fields: { isHidden: flag({ label: { en: 'Hidden', ne: 'लुकाइएको' } }) } })

/** Parts of home below its hero, in the usual order. Stores have the names: never change one. */
export const HOME_SECTIONS = {
  disciplines: section(words.disciplines, words.disciplinesHelp),
  projects: section(words.projects, words.projectsHelp),
  map: section(words.map, words.mapHelp),
  director: section(words.director, words.directorHelp),
  news: section(words.news, words.newsHelp),
  partners: section(words.partners, words.partnersHelp),
  blocks: section(words.blocks, words.blocksHelp),
  contact: section(words.contact, words.contactHelp),
}
export type HomeSection = keyof typeof HOME_SECTIONS
export const USUAL_SECTIONS = Object.keys(HOME_SECTIONS) as HomeSection[]
