import { localeQuerySchema, type ListQuery } from '../../../contract/list.ts'
import type { PublicKind } from './public-kind.ts'
import { listed, one, routerOf, servedCallsOf } from '../accounts/served-calls.ts'
import { goneError, type ApiParts } from '../api/router.ts'
import calls from './public-kind-calls.json' with { type: 'json' }

interface Words {
  tag: string
  list: string
  description?: string
  listed: string
  one?: string
  found?: string
}

/** Descriptions of the calls in the OpenAPI document; of other kinds they follow from their names. */
const WORDS: Partial<Record<string, Words>> = calls

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
