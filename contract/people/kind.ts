import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS, EMAIL_LENGTH } from '../limits.ts'
import { EMAIL } from '../patterns.ts'
import { consent } from '../fields/consent.ts'
import { date, line, lines, number, picture, plainText, slug } from '../fields/field.ts'
import { ownFacts } from '../facts/own-facts.ts'
import { defineKind } from '../fields/kind.ts'
import { EDUCATION, EMPLOYMENT, LANGUAGES, MEMBERSHIPS, TRAINING } from './person-record.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'

export const teamMemberKind = defineKind({
  entity: 'teams',
  table: 'team_member',
  singular: { en: 'Team member', ne: 'टोली सदस्य' },
  plural: { en: 'Team', ne: 'टोली' },
  listNames: 'staff, employees, personnel, manpower, experts, people, कर्मचारी, जनशक्ति',
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
    name: line({
      label: { en: 'Name', ne: 'नाम' },
      headings:
        'name of staff, full name, staff name, employee, employee name, name of expert, नाम थर, पूरा नाम, ' +
        'कर्मचारीको नाम',
      bound: CONTENT_BOUNDS.name,
      isRequired: true,
    }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    position: line({
      label: { en: 'Position', ne: 'पद' },
      headings: 'post, designation, job title, role, दर्जा',
      isSearched: true,
      gap: 'position',
    }),
    department: line({ label: { en: 'Department', ne: 'विभाग' }, isSearched: true }),
    qualifications: plainText({
      label: { en: 'Qualifications', ne: 'योग्यता' },
      headings: 'qualification, academic qualification, education, degree, शैक्षिक योग्यता, शिक्षा',
      help: { en: 'Such as MSc Structural Engineering, Pulchowk', ne: 'जस्तै स्नातकोत्तर, संरचना इन्जिनियरिङ, पुल्चोक' },
      isSearched: true,
    }),
    photoId: picture({ label: { en: 'Photo', ne: 'फोटो' }, column: 'photo_picture_id', gap: 'picture' }),
    leftOn: date({
      label: { en: 'Last day at the firm', ne: 'संस्थामा अन्तिम दिन' },
      help: {
        en: 'Afterwards visitors no longer see this person anywhere; the record stays',
        ne: 'त्यसपछि आगन्तुकले यी व्यक्तिलाई कतै देख्दैनन्; अभिलेख रहन्छ',
      },
      precision: 'day',
      visibility: 'staff',
    }),
    profession: line({
      label: { en: 'Profession', ne: 'पेसा' },
      help: { en: 'Such as Civil engineer', ne: 'जस्तै सिभिल इन्जिनियर' },
      consent: 'specialitiesFor',
    }),
    specialities: lines({
      label: { en: 'Specialities', ne: 'विशेषज्ञता' },
      help: { en: 'One on each line, such as Hill roads', ne: 'एक पङ्क्तिमा एउटा, जस्तै पहाडी सडक' },
      bound: 12,
      isTranslated: true,
      consent: 'specialitiesFor',
    }),
    joinedOn: date({
      label: { en: 'With the firm since', ne: 'संस्थामा आबद्ध मिति' },
      headings: 'joined, join date, joining date, date of joining, appointment date, नियुक्ति मिति',
      precision: 'yearOrMonth',
      edge: 'start',
      consent: 'yearsFor',
    }),
    firstWorkYear: number({
      label: { en: 'First year of work', ne: 'काम सुरु गरेको वर्ष' },
      help: { en: 'AD; years of experience are counted from it', ne: 'इस्वी सन्; अनुभवका वर्ष यसैबाट गनिन्छन्' },
      above: 1949,
      max: 2100,
      isWhole: true,
      consent: 'yearsFor',
    }),
    necNumber: line({
      label: { en: 'Number of the Nepal Engineering Council', ne: 'नेपाल इन्जिनियरिङ परिषद् दर्ता नम्बर' },
      headings: 'nec no, nec number, nec registration no, nec reg no, license no, परिषद् दर्ता नं',
      bound: CONTENT_BOUNDS.label,
      consent: 'necNumberFor',
      isTranslated: false,
    }),
    memberships: MEMBERSHIPS,
    education: EDUCATION,
    training: TRAINING,
    employment: EMPLOYMENT,
    languages: LANGUAGES,
    facts: { ...ownFacts('team_member_own_fact'), consent: 'factsFor' },
    consentedOn: date({
      label: { en: 'Agreed to a page of their own on', ne: 'आफ्नै पृष्ठमा सहमति दिएको दिन' },
      help: {
        en: 'The day on which the person agreed. Empty: no page. It shows only what is public below.',
        ne: 'व्यक्तिले सहमति दिएको दिन। खाली भए पृष्ठ हुँदैन। तल सार्वजनिक भएको कुरा मात्र देखिन्छ।',
      },
      precision: 'day',
      visibility: 'staff',
    }),
    specialitiesFor: consent({ en: 'Profession and specialities', ne: 'पेसा र विशेषज्ञता' }),
    yearsFor: consent({ en: 'Years of experience', ne: 'अनुभवका वर्ष' }),
    educationFor: consent({ en: 'Education', ne: 'शिक्षा' }),
    trainingFor: consent({ en: 'Training', ne: 'तालिम' }),
    employmentFor: consent({ en: 'Employment', ne: 'कार्यअनुभव' }),
    membershipsFor: consent({ en: 'Memberships', ne: 'सदस्यता' }),
    necNumberFor: consent({ en: 'Number of the Engineering Council', ne: 'इन्जिनियरिङ परिषद् दर्ता नम्बर' }),
    languagesFor: consent({ en: 'Languages', ne: 'भाषा' }),
    factsFor: consent({ en: 'Own facts', ne: 'आफ्ना तथ्य' }),
    projectsFor: consent({ en: 'Projects, with role and years', ne: 'परियोजना, भूमिका र वर्षसहित' }),
    dateOfBirth: date({
      label: { en: 'Date of birth', ne: 'जन्ममिति' },
      headings: 'dob, d o b, birth date, जन्म मिति',
      precision: 'day',
      visibility: 'bids',
      // Nobody on the staff is younger.
      yearsAhead: -14,
    }),
    nationality: line({
      label: { en: 'Nationality', ne: 'राष्ट्रियता' },
      bound: CONTENT_BOUNDS.label,
      visibility: 'bids',
      isTranslated: false,
    }),
    phone: line({
      label: { en: 'Phone', ne: 'फोन' },
      headings: 'mobile, mobile no, phone no, contact no, contact, cell, मोबाइल, सम्पर्क नं, फोन नं',
      bound: CONTENT_BOUNDS.label,
      visibility: 'bids',
      isTranslated: false,
    }),
    email: line({
      label: { en: 'E-mail', ne: 'इमेल' },
      headings: 'email, email address, mail, email id',
      bound: EMAIL_LENGTH,
      pattern: EMAIL,
      visibility: 'bids',
      isTranslated: false,
    }),
    keyQualifications: plainText({
      label: { en: 'Key qualifications', ne: 'प्रमुख योग्यता' },
      help: { en: 'The first paragraph of a CV in a bid', ne: 'प्रस्तावको वैयक्तिक विवरणको पहिलो अनुच्छेद' },
      bound: 2_000,
      visibility: 'bids',
    }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'facts',
      label: { en: 'Facts', ne: 'तथ्य' },
      groups: [
        { fields: ['photoId'] },
        { heading: { en: 'At work', ne: 'कार्य' }, fields: ['joinedOn', 'firstWorkYear', 'leftOn', 'necNumber'] },
      ],
    },
    {
      id: 'record',
      label: { en: 'Record', ne: 'अभिलेख' },
      groups: [{ fields: ['education', 'employment', 'training', 'memberships', 'languages', 'facts'] }],
    },
    {
      id: 'consent',
      label: { en: 'Consent', ne: 'सहमति' },
      groups: [
        { fields: ['consentedOn'] },
        {
          heading: { en: 'Who may read', ne: 'कसले पढ्न पाउँछ' },
          fields: [
            'projectsFor', 'specialitiesFor', 'yearsFor', 'educationFor', 'employmentFor', 'trainingFor',
            'membershipsFor', 'necNumberFor', 'languagesFor', 'factsFor',
          ], // prettier-ignore
        },
      ],
    },
    {
      id: 'bids',
      label: { en: 'For bids', ne: 'प्रस्तावका लागि' },
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
