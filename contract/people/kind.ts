import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS, EMAIL_LENGTH } from '../limits.ts'
import { EMAIL } from '../patterns.ts'
import { consent } from '../fields/consent.ts'
import { date, line, lines, number, picture, plainText, slug } from '../fields/field.ts'
import { ownFacts } from '../facts/own-facts.ts'
import { defineKind } from '../fields/kind.ts'
import { EDUCATION, EMPLOYMENT, LANGUAGES, MEMBERSHIPS, TRAINING } from './person-record.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import words from './words.json' with { type: 'json' }

export const teamMemberKind = defineKind({
  entity: 'teams',
  table: 'team_member',
  ...words.kind,
  title: 'name',
  group: 'department',
  date: 'leftOn',
  picture: 'photoId',
  isConfirmed: true,
  hasOrder: true,
  expires: 'as planned',
  path: ADDRESSES.person.path,
  pageConsent: 'consentedOn',
  sharedPath: ADDRESSES.team.path,
  fragment: 'person',
  resultFields: ['position', 'specialities'],
  list: { columns: ['group'] },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug(words.slug),
    position: line({ ...words.position, isSearched: true, gap: 'position' }),
    department: line({ ...words.department, isSearched: true }),
    qualifications: plainText({ ...words.qualifications, isSearched: true }),
    photoId: picture({ ...words.photoId, column: 'photo_picture_id', gap: 'picture' }),
    leftOn: date({ ...words.leftOn, precision: 'day', visibility: 'staff' }),
    profession: line({ ...words.profession, consent: 'specialitiesFor' }),
    specialities: lines({ ...words.specialities, bound: 12, isTranslated: true, consent: 'specialitiesFor' }),
    joinedOn: date({ ...words.joinedOn, precision: 'yearOrMonth', edge: 'start', consent: 'yearsFor' }),
    firstWorkYear: number({ ...words.firstWorkYear, above: 1949, max: 2100, isWhole: true, consent: 'yearsFor' }),
    necNumber: line({ ...words.necNumber, bound: CONTENT_BOUNDS.label, consent: 'necNumberFor', isTranslated: false }),
    memberships: MEMBERSHIPS,
    education: EDUCATION,
    training: TRAINING,
    employment: EMPLOYMENT,
    languages: LANGUAGES,
    facts: { ...ownFacts('team_member_own_fact'), consent: 'factsFor' },
    consentedOn: date({ ...words.consentedOn, precision: 'day', visibility: 'staff' }),
    specialitiesFor: consent(words.specialitiesFor),
    yearsFor: consent(words.yearsFor),
    educationFor: consent(words.educationFor),
    trainingFor: consent(words.trainingFor),
    employmentFor: consent(words.employmentFor),
    membershipsFor: consent(words.membershipsFor),
    necNumberFor: consent(words.necNumberFor),
    languagesFor: consent(words.languagesFor),
    factsFor: consent(words.factsFor),
    projectsFor: consent(words.projectsFor),
    dateOfBirth: date({
      ...words.dateOfBirth,
      precision: 'day',
      visibility: 'bids',
      // Nobody on the staff is younger.
      yearsAhead: -14,
    }),
    nationality: line({ ...words.nationality, bound: CONTENT_BOUNDS.label, visibility: 'bids', isTranslated: false }),
    phone: line({ ...words.phone, bound: CONTENT_BOUNDS.label, visibility: 'bids', isTranslated: false }),
    email: line({ ...words.email, bound: EMAIL_LENGTH, pattern: EMAIL, visibility: 'bids', isTranslated: false }),
    keyQualifications: plainText({ ...words.keyQualifications, bound: 2_000, visibility: 'bids' }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'facts',
      label: words.tabs.facts,
      groups: [
        { fields: ['photoId'] },
        { heading: words.tabs.atWork, fields: ['joinedOn', 'firstWorkYear', 'leftOn', 'necNumber'] },
      ],
    },
    {
      id: 'record',
      label: words.tabs.record,
      groups: [{ fields: ['education', 'employment', 'training', 'memberships', 'languages', 'facts'] }],
    },
    {
      id: 'consent',
      label: words.tabs.consent,
      groups: [
        { fields: ['consentedOn'] },
        {
          heading: words.tabs.readers,
          fields: [
            'projectsFor', 'specialitiesFor', 'yearsFor', 'educationFor', 'employmentFor', 'trainingFor',
            'membershipsFor', 'necNumberFor', 'languagesFor', 'factsFor',
          ], // prettier-ignore
        },
      ],
    },
    {
      id: 'bids',
      label: words.tabs.bids,
      texts: ['keyQualifications'],
      groups: [
        {
          fields: [
            ['dateOfBirth', 'nationality'],
            ['phone', 'email'],
          ],
        },
      ],
    },
  ],
})
