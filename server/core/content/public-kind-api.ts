import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { localeQuerySchema, type ListQuery } from '../../../contract/list.ts'
import type { PublicKind } from './public-kind.ts'
import { listed, one, routerOf, servedCallsOf } from '../accounts/served-calls.ts'
import { goneError, type ApiParts } from '../api/router.ts'

interface Words {
  tag: string
  list: string
  description?: string
  listed: string
  one?: string
  found?: string
}

/** Descriptions of the calls in the OpenAPI document; of other kinds they follow from their names. */
const WORDS: Partial<Record<string, Words>> = {
  categories: { tag: 'News', list: 'Categories of news, with the number of published items', listed: 'The categories' },
  services: {
    tag: 'Services',
    list: 'All services, parents and children in one list',
    description: 'Parents come first, then the children in the order of their parents.',
    listed: 'A page of services',
    one: 'One service with its full text',
    found: 'The service',
  },
  teams: {
    tag: 'Teams',
    list: "The firm's people",
    description: 'The search looks at name, position, department and qualifications; each word must be found.',
    listed: 'A page of team members',
    one: 'One person with a page, and what they made public',
    found: 'The person',
  },
  partners: {
    tag: 'Organisation',
    list: 'Partner organisations: government bodies of Nepal, then international agencies',
    listed: 'The partners',
  },
  clients: {
    tag: 'Organisation',
    list: 'Clients, with the number of projects',
    listed: 'The clients',
    one: 'One client; its projects are GET projects?client={slug}',
    found: 'The client',
  },
  certificates: {
    tag: 'Organisation',
    list: 'Registrations, memberships, certificates and awards of the firm that are valid today',
    listed: 'In the order of kinds',
  },
  timeline: { tag: 'Organisation', list: 'The periods of the firm’s history', listed: 'The periods' },
  pages: {
    tag: 'Organisation',
    list: 'The texts of all reading pages',
    listed: 'The pages',
    one: 'The texts of one reading page',
    found: 'The page',
  },
} satisfies Partial<Record<ContentEntity, Words>>

type Reads = Pick<PublicKind, 'kind' | 'item' | 'detail' | 'query' | 'list' | 'get'>

/** The list of a kind for visitors, and the call of one item if it has an answer of its own. */
export function publicKindApi(parts: ApiParts, { kind, item, detail, query, list, get }: Reads) {
  const [all, single] = [kind.plural.en, kind.singular.en.toLowerCase()]
  const words = WORDS[kind.entity] ?? { tag: all, list: all, listed: all }
  const call = servedCallsOf(words.tag, { access: 'public' })
  const listCall = call('get /', words.list, {
    // Search words are unlimited.
    cache: Object.keys(query.shape).filter((name) => name !== 'search'),
    ...(words.description !== undefined && { description: words.description }),
    query,
    200: listed(item, words.listed),
    handle: ({ db, now }, { query: asked }) => list(db, asked as ListQuery, now()),
  })
  if (!detail) return routerOf(listCall)(parts)
  const getCall = call('slug' in kind.fields ? 'get /slug/{slug}' : 'get /{key}', words.one ?? `One ${single}`, {
    cache: ['locale'],
    query: localeQuerySchema,
    200: one(detail, words.found ?? `The ${single}`),
    ...((kind.pageConsent ? goneError : {}) as typeof goneError),
    handle({ db, now }, { query: { locale }, context }) {
      const [name] = Object.values(context.req.param())
      return get(db, name!, locale, now())
    },
  })
  return routerOf(listCall, getCall)(parts)
}
