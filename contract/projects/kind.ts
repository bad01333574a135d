import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { PROJECT_STATUS_CHOICES } from './project-status.ts'
import {
  choice,
  date,
  line,
  money,
  number,
  pictures,
  plainText,
  quantity,
  reference,
  references,
  richText,
  slug,
} from '../fields/field.ts'
import { districts, geometry, localLevels } from '../fields/place-fields.ts'
import { publicFacts, type FactsOf } from '../fields/facts.ts'
import { defineKind } from '../fields/kind.ts'
import { ownFacts } from '../facts/own-facts.ts'
import { PROJECT_PEOPLE } from './project-people.ts'
import { STORY_FIELDS } from './story-fields.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import { SIMILAR_WORK_FIELDS } from './similar-work-fields.ts'

export const projectKind = defineKind({
  entity: 'projects',
  table: 'project',
  singular: { en: 'Project', ne: 'परियोजना' },
  plural: { en: 'Projects', ne: 'परियोजनाहरू' },
  listNames: 'works, assignments, jobs, experience, contracts, आयोजना, आयोजनाहरू, कामहरू, अनुभव',
  title: 'title',
  group: 'status',
  date: 'start',
  picture: 'pictureIds',
  mainText: 'description',
  isConfirmed: true,
  hasOrder: true,
  isNewestFirst: true,
  path: ADDRESSES.project.path,
  list: { columns: ['group', 'date'] },
  fields: {
    title: line({
      label: { en: 'Title', ne: 'शीर्षक' },
      headings:
        'project title, assignment, assignment name, name of assignment, name of the assignment, work, ' +
        'name of work, name of works, name of the work, contract name, name of contract, job, scheme, ' +
        'आयोजनाको नाम, आयोजना, कामको नाम, कार्यको नाम, योजनाको नाम',
      bound: CONTENT_BOUNDS.name,
      isRequired: true,
    }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    code: line({
      label: { en: 'Project number', ne: 'परियोजना नम्बर' },
      headings:
        'project no, project code, project id, job no, job number, contract no, contract number, contract id, ' +
        'reference no, ref no, आयोजना नम्बर, सम्झौता नं, ठेक्का नं, ठेक्का नम्बर',
      help: { en: "The firm's own number; no two projects share one", ne: 'संस्थाको आफ्नै नम्बर; दुई परियोजनाको एउटै हुँदैन' },
      bound: CONTENT_BOUNDS.label,
      isRequired: true,
      isSearched: true,
      isUnique: true,
      isTranslated: false,
    }),
    description: richText({
      label: { en: 'Text', ne: 'पाठ' },
      headings:
        'services rendered, services provided, scope of work, scope of works, scope of services, scope, ' +
        'description, description of project, brief description, details, विवरण, कार्यक्षेत्र',
      gap: 'description',
    }),
    status: choice({
      label: { en: 'Status', ne: 'अवस्था' },
      headings: 'project status, current status, present status, state, progress, स्थिति, हालको अवस्था',
      choices: PROJECT_STATUS_CHOICES,
      initial: 'ongoing',
    }),
    parentId: reference({
      label: { en: 'Parent project', ne: 'मूल परियोजना' },
      help: {
        en: 'A larger project that this one belongs to, if there is one',
        ne: 'यो परियोजना समेटिने ठूलो परियोजना, भए मात्र',
      },
      to: 'projects',
    }),
    clientId: reference({
      label: { en: 'Client', ne: 'ग्राहक' },
      headings:
        'client name, name of client, name of the client, employer, name of employer, name of the employer, ' +
        'client office, owner, agency, executing agency, implementing agency, organization, organisation, ' +
        'रोजगारदाता, सेवाग्राही, निकाय, कार्यालय, ग्राहकको नाम, निकायको नाम, कार्यालयको नाम',
      help: {
        en: 'Type to search; new clients are added under Clients',
        ne: 'खोज्न टाइप गर्नुहोस्; नयाँ ग्राहक “ग्राहकहरू” मा थपिन्छ',
      },
      to: 'clients',
      gap: 'client',
    }),
    districts: districts({
      label: { en: 'Districts', ne: 'जिल्लाहरू' },
      headings:
        'district, project location, location of project, location, place, site, project area, जिल्ला, स्थान, ' +
        'आयोजना स्थल, कार्यस्थल, ठाउँ',
      help: { en: 'Puts the project on the map', ne: 'परियोजनालाई नक्सामा देखाउँछ' },
      link: { table: 'project_district', column: 'district_code' },
      gap: 'district',
      description: 'Codes of districts',
    }),
    localLevels: localLevels({
      label: { en: 'Local levels', ne: 'स्थानीय तह' },
      help: { en: 'Municipalities of these districts', ne: 'यी जिल्लाका पालिकाहरू' },
      link: { table: 'project_local_level', column: 'local_level_code' },
      description: 'Codes of local levels, each in one of the districts',
    }),
    location: geometry({
      label: { en: 'Location', ne: 'स्थान' },
      help: {
        en: 'Coordinates, a link of a map, a GPX, KML or GeoJSON file, or a picture that has its position',
        ne: 'निर्देशाङ्क, नक्साको लिङ्क, GPX, KML वा GeoJSON फाइल, वा आफ्नो स्थान भएको तस्बिर',
      },
    }),
    serviceIds: references({
      label: { en: 'Services', ne: 'सेवाहरू' },
      help: { en: 'As many as apply; the first one counts most', ne: 'लागू हुने सबै; पहिलो मुख्य मानिन्छ' },
      to: 'services',
      link: { table: 'project_service', column: 'service_id' },
      gap: 'service',
    }),
    pictureIds: pictures({
      label: { en: 'Pictures', ne: 'तस्बिरहरू' },
      link: { table: 'project_picture', column: 'picture_id' },
      gap: 'picture',
      description: 'The first one stands for the project',
    }),
    start: date({
      label: { en: 'Start', ne: 'सुरु' },
      headings:
        'start date, date of start, started, started on, starting date, commencement, commencement date, ' +
        'date of commencement, from, contract date, date of contract, date of agreement, agreement date, ' +
        'सुरु मिति, शुरु मिति, सम्झौता मिति, देखि',
      precision: 'yearOrMonth',
      edge: 'start',
      column: 'started',
      gap: 'dates',
    }),
    end: date({
      label: { en: 'End', ne: 'अन्त्य' },
      headings:
        'end date, completed, completed on, completion, completion date, date of completion, finish, ' +
        'finish date, finished, to, completed date, year of completion, completion year, सम्पन्न मिति, ' +
        'समाप्ति मिति, सकिएको मिति, सम्म',
      help: { en: 'Empty while it goes on', ne: 'चालु रहुन्जेल खाली' },
      precision: 'yearOrMonth',
      edge: 'end',
      column: 'ended',
    }),
    funder: line({
      label: { en: 'Funder', ne: 'आर्थिक स्रोत' },
      headings: 'funded by, funding agency, funding, source of fund, donor, दाता, दातृ निकाय, बजेट स्रोत',
      help: { en: 'Who pays, where it is not the client', ne: 'ग्राहकबाहेक अरूले खर्च बेहोर्दा' },
      isSearched: true,
    }),
    value: money({
      label: { en: 'Project cost', ne: 'परियोजनाको लागत' },
      headings:
        'cost, project value, contract amount, contract value, contract price, project amount, amount, value, ' +
        'cost of project, total cost, estimated cost, construction cost, contract sum, लागत, रकम, सम्झौता रकम, ' +
        'ठेक्का रकम, कुल लागत, लागत अनुमान',
      help: {
        en: 'Of the works, or of the study itself; not the fee of the firm',
        ne: 'निर्माणको वा अध्ययनको पूरा लागत; संस्थाको शुल्क होइन',
      },
    }),
    share: number({
      label: { en: 'Share of the firm', ne: 'संस्थाको हिस्सा' },
      help: { en: 'Of the joint venture', ne: 'संयुक्त उपक्रममा' },
      above: 0,
      max: 100,
      unit: { en: 'percent', ne: 'प्रतिशत' },
    }),
    ...SIMILAR_WORK_FIELDS,
    jointVenture: plainText({
      label: { en: 'Joint venture', ne: 'संयुक्त उपक्रम' },
      headings: 'jv, jv partner, jv partners, joint venture partner, in association with',
      help: { en: 'The partners of the firm in it', ne: 'त्यसमा संस्थाका साझेदारहरू' },
      isSearched: true,
    }),
    size: quantity({
      label: { en: 'Size', ne: 'आकार' },
      headings: 'length, capacity, area, project size, लम्बाइ, क्षमता, क्षेत्रफल',
      help: { en: 'Such as 42.5 km, 1200 m², 3 MW, 200 beds', ne: 'जस्तै 42.5 km, 1200 m², 3 MW, 200 शय्या' },
    }),
    ...STORY_FIELDS,
    people: PROJECT_PEOPLE,
    facts: ownFacts('project_own_fact'),
    unitName: line({
      label: { en: 'Name of the unit', ne: 'एकाइको नाम' },
      help: {
        en: 'Only for a rare unit of the size: what this language calls it',
        ne: 'आकारको एकाइ प्रचलित नभए मात्र: यस भाषामा त्यसलाई के भनिन्छ',
      },
      bound: CONTENT_BOUNDS.label,
    }),
    publicationIds: publicationLinks('project_publication'),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'project',
      label: { en: 'Facts', ne: 'तथ्य' },
      groups: [
        { heading: { en: 'The project', ne: 'परियोजना' }, fields: ['code', 'status', ['start', 'end'], 'parentId'] },
        { heading: { en: 'For whom', ne: 'कसका लागि' }, fields: ['clientId', ['role', 'share'], 'partners'] },
        {
          heading: { en: 'What and where', ne: 'के र कहाँ' },
          fields: ['serviceIds', 'scope', 'districts', 'localLevels', 'location'],
        },
        { heading: { en: 'How large', ne: 'कति ठूलो' }, fields: ['size', 'value', 'quantities', 'facts'] },
      ],
    },
    {
      id: 'story',
      label: { en: 'Story', ne: 'कथा' },
      texts: ['challenge', 'method', 'result'],
      groups: [{ fields: ['change', 'phases'] }],
    },
    { id: 'people', label: { en: 'People', ne: 'जनशक्ति' }, groups: [{ fields: ['people'] }] },
    { id: 'pictures', label: { en: 'Pictures', ne: 'तस्बिरहरू' }, groups: [{ fields: ['pictureIds', 'video'] }] },
  ],
})
/** Fields that the public answer has in another form, such as the client with its name. */
const SHOWN = ['title', 'slug', 'code', 'description', 'status', 'parentId', 'clientId', 'start', 'end'] as const
/** Empty or null where unknown. */
export type ProjectFacts = FactsOf<typeof projectKind, (typeof SHOWN)[number]>
export const PROJECT_FACTS = publicFacts(projectKind, SHOWN)
