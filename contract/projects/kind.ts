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
import words from './words.json' with { type: 'json' }

export const projectKind = defineKind({
  entity: 'projects',
  table: 'project',
  ...words.kind,
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
    title: line({ ...words.title, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug(words.slug),
    code: line({
      ...words.code,
      bound: CONTENT_BOUNDS.label,
      isRequired: true,
      isSearched: true,
      isUnique: true,
      isTranslated: false,
    }),
    description: richText({ ...words.description, gap: 'description' }),
    status: choice({ ...words.status, choices: PROJECT_STATUS_CHOICES, initial: 'ongoing' }),
    parentId: reference({ ...words.parentId, to: 'projects' }),
    clientId: reference({ ...words.clientId, to: 'clients', gap: 'client' }),
    districts: districts({
      ...words.districts,
      link: { table: 'project_district', column: 'district_code' },
      gap: 'district',
      description: 'Codes of districts',
    }),
    localLevels: localLevels({
      ...words.localLevels,
      link: { table: 'project_local_level', column: 'local_level_code' },
      description: 'Codes of local levels, each in one of the districts',
    }),
    location: geometry(words.location),
    serviceIds: references({
      ...words.serviceIds,
      to: 'services',
      link: { table: 'project_service', column: 'service_id' },
      gap: 'service',
    }),
    pictureIds: pictures({
      ...words.pictureIds,
      link: { table: 'project_picture', column: 'picture_id' },
      gap: 'picture',
      description: 'The first one stands for the project',
    }),
    start: date({ ...words.start, precision: 'yearOrMonth', edge: 'start', column: 'started', gap: 'dates' }),
    end: date({ ...words.end, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    funder: line({ ...words.funder, isSearched: true }),
    value: money(words.value),
    share: number({ ...words.share, above: 0, max: 100 }),
    ...SIMILAR_WORK_FIELDS,
    jointVenture: plainText({ ...words.jointVenture, isSearched: true }),
    size: quantity(words.size),
    ...STORY_FIELDS,
    people: PROJECT_PEOPLE,
    facts: ownFacts('project_own_fact'),
    unitName: line({ ...words.unitName, bound: CONTENT_BOUNDS.label }),
    publicationIds: publicationLinks('project_publication'),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'project',
      label: words.tabs.facts,
      groups: [
        { heading: words.tabs.project, fields: ['code', 'status', ['start', 'end'], 'parentId'] },
        { heading: words.tabs.forWhom, fields: ['clientId', ['role', 'share'], 'partners'] },
        { heading: words.tabs.whatAndWhere, fields: ['serviceIds', 'scope', 'districts', 'localLevels', 'location'] },
        { heading: words.tabs.howLarge, fields: ['size', 'value', 'quantities', 'facts'] },
      ],
    },
    {
      id: 'story',
      label: words.tabs.story,
      texts: ['challenge', 'method', 'result'],
      groups: [{ fields: ['change', 'phases'] }],
    },
    { id: 'people', label: words.tabs.people, groups: [{ fields: ['people'] }] },
    { id: 'pictures', label: words.tabs.pictures, groups: [{ fields: ['pictureIds', 'video'] }] },
  ],
})
/** Fields that the public answer has in another form, such as the client with its name. */
const SHOWN = ['title', 'slug', 'code', 'description', 'status', 'parentId', 'clientId', 'start', 'end'] as const
/** Empty or null where unknown. */
export type ProjectFacts = FactsOf<typeof projectKind, (typeof SHOWN)[number]>
export const PROJECT_FACTS = publicFacts(projectKind, SHOWN)
