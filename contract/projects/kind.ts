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
import { PROJECT_HEADINGS } from './project-headings.ts'
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
      headings: PROJECT_HEADINGS.title,
      bound: CONTENT_BOUNDS.name,
      isRequired: true,
    }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    code: line({
      label: { en: 'Project number', ne: 'परियोजना नम्बर' },
      headings: PROJECT_HEADINGS.code,
      help: { en: "The firm's own number; no two projects share one", ne: 'संस्थाको आफ्नै नम्बर; दुई परियोजनाको एउटै हुँदैन' },
      bound: CONTENT_BOUNDS.label,
      isRequired: true,
      isSearched: true,
      isUnique: true,
      isTranslated: false,
    }),
    description: richText({
      label: { en: 'Text', ne: 'पाठ' },
      headings: PROJECT_HEADINGS.description,
      gap: 'description',
    }),
    status: choice({
      label: { en: 'Status', ne: 'अवस्था' },
      headings: PROJECT_HEADINGS.status,
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
      headings: PROJECT_HEADINGS.client,
      help: {
        en: 'Type to search; new clients are added under Clients',
        ne: 'खोज्न टाइप गर्नुहोस्; नयाँ ग्राहक “ग्राहकहरू” मा थपिन्छ',
      },
      to: 'clients',
      gap: 'client',
    }),
    districts: districts({
      label: { en: 'Districts', ne: 'जिल्लाहरू' },
      headings: PROJECT_HEADINGS.districts,
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
      headings: PROJECT_HEADINGS.start,
      precision: 'yearOrMonth',
      edge: 'start',
      column: 'started',
      gap: 'dates',
    }),
    end: date({
      label: { en: 'End', ne: 'अन्त्य' },
      headings: PROJECT_HEADINGS.end,
      help: { en: 'Empty while it goes on', ne: 'चालु रहुन्जेल खाली' },
      precision: 'yearOrMonth',
      edge: 'end',
      column: 'ended',
    }),
    funder: line({
      label: { en: 'Funder', ne: 'आर्थिक स्रोत' },
      headings: PROJECT_HEADINGS.funder,
      help: { en: 'Who pays, where it is not the client', ne: 'ग्राहकबाहेक अरूले खर्च बेहोर्दा' },
      isSearched: true,
    }),
    value: money({
      label: { en: 'Project cost', ne: 'परियोजनाको लागत' },
      headings: PROJECT_HEADINGS.value,
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
      headings: PROJECT_HEADINGS.jointVenture,
      help: { en: 'The partners of the firm in it', ne: 'त्यसमा संस्थाका साझेदारहरू' },
      isSearched: true,
    }),
    size: quantity({
      label: { en: 'Size', ne: 'आकार' },
      headings: PROJECT_HEADINGS.size,
      help: { en: 'Such as 42.5 km, 1200 m², 3 MW, 200 beds', ne: 'जस्तै 42.5 km, 1200 m², 3 MW, 200 शय्या' },
    }),
    ...STORY_FIELDS,
    people: PROJECT_PEOPLE,
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
        { heading: { en: 'How large', ne: 'कति ठूलो' }, fields: ['size', 'value', 'quantities'] },
      ],
    },
    {
      id: 'story',
      label: { en: 'Story', ne: 'कथा' },
      texts: ['challenge', 'method', 'result'],
      groups: [{ fields: ['change', 'phases'] }],
    },
    { id: 'people', label: { en: 'People', ne: 'जनशक्ति' }, groups: [{ fields: ['people'] }] },
    { id: 'pictures', label: { en: 'Pictures', ne: 'तस्बिरहरू' }, groups: [{ fields: ['pictureIds'] }] },
  ],
})
/** Fields that the public answer has in another form, such as the client with its name. */
const SHOWN = ['title', 'slug', 'code', 'description', 'status', 'parentId', 'clientId', 'start', 'end'] as const
/** Empty or null where unknown. */
export type ProjectFacts = FactsOf<typeof projectKind, (typeof SHOWN)[number]>
export const PROJECT_FACTS = publicFacts(projectKind, SHOWN)
