import { ownFacts } from '../facts/own-facts.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { PHONE, REFERENCE_LETTERS, SOCIAL_LINK } from '../patterns.ts'
import { choicesOf } from '../fields/choices.ts'
import { choice, date, email, line, lines, plainText, rows } from '../fields/field.ts'
import { location } from '../fields/place-fields.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** The first is what applies until owners choose. */
export const BS_PLACES = choicesOf(words.bsPlaces)

/** The first is what applies until owners choose. */
export const SITE_LANGUAGES = [
  { value: 'both', label: { en: 'English and Nepali', ne: 'अङ्ग्रेजी र नेपाली' } },
  { value: 'en', label: { en: 'English only', ne: 'अङ्ग्रेजी मात्र' } },
  { value: 'ne', label: { en: 'Nepali only', ne: 'नेपाली मात्र' } },
] as const

const { label, link } = CONTENT_BOUNDS
const TEN = 10

export const settingsKind = defineKind({
  entity: 'settings',
  table: 'setting',
  schema: 'Settings',
  noun: 'Setting',
  ...words.kind,
  menu: 'firm',
  title: 'name',
  mainText: 'name',
  isFixed: true,
  isForOwners: true,
  search: 'none',
  fields: {
    name: line({ ...words.name, isRequired: true, gap: 'name' }),
    shortName: line({ ...words.shortName, bound: label, isRequired: true }),
    referenceLetters: line({ ...words.referenceLetters, bound: TEN, pattern: REFERENCE_LETTERS, isTranslated: false }),
    tagline: plainText({ ...words.tagline, isRequired: true, isSearched: true }),
    phones: lines({ ...words.phones, bound: TEN, pattern: PHONE, isRequired: true, gap: 'phones' }),
    email: email({ ...words.email, isRequired: true, isSearched: true, gap: 'email' }),
    address: lines({
      ...words.address,
      bound: TEN,
      isTranslated: true,
      isRequired: true,
      isSearched: true,
      gap: 'address',
    }),
    hours: rows({
      ...words.hours,
      bound: TEN,
      isTranslated: true,
      columns: {
        days: line({ ...words.hoursDays, isRequired: true, isTranslated: false }),
        time: line({ ...words.hoursTime, isRequired: true, isTranslated: false }),
      },
    }),
    foundedOn: date({ ...words.foundedOn, precision: 'day' }),
    languages: choice({ ...words.languages, choices: SITE_LANGUAGES, initial: 'both' }),
    bikramSambat: choice({ ...words.bikramSambat, choices: BS_PLACES, initial: 'title' }),
    location: location(words.location),
    socialLinks: rows({
      ...words.socialLinks,
      bound: TEN,
      columns: {
        label: line({ ...words.socialLinksLabel, bound: label, isRequired: true, isTranslated: false }),
        url: line({
          ...words.socialLinksUrl,
          bound: link,
          pattern: SOCIAL_LINK,
          isRequired: true,
          isTranslated: false,
        }),
      },
    }),
    facts: ownFacts('setting_own_fact'),
  },
  tabs: [
    {
      id: 'firm',
      label: words.tabs.firm,
      groups: [
        { heading: words.tabs.theFirm, fields: ['foundedOn', 'facts'] },
        { heading: words.tabs.languages, fields: ['languages', 'bikramSambat'] },
        { heading: words.tabs.place, fields: ['location'] },
      ],
    },
    {
      id: 'contact',
      label: words.tabs.contact,
      groups: [
        { heading: words.tabs.reach, fields: ['email', 'phones'] },
        { heading: words.tabs.elsewhere, fields: ['socialLinks'] },
      ],
    },
  ],
})
