import { LRUCache } from 'lru-cache'
import type { SOURCES } from '../contract/visit-kinds.ts'
import known from './known-sources.json' with { type: 'json' }

type SourceKind = (typeof SOURCES)[number]

export interface Source {
  kind: SourceKind
  /** A known name, or a host; undefined without one. */
  host?: string
}

/**
 * Names of domains, by kind of source: webmail before search engines, which have the same domains. Without a dot, of all
 * countries: `google` is also that of www.google.com.np.
 */
const KNOWN = Object.entries(known) as [SourceKind, Record<string, string>][]

const HOST = /^(?:https?|android-app):\/\/([a-z0-9.-]{1,100})(?::\d{1,5})?(?:[/?#]|$)/i
const DIRECT: Source = { kind: 'direct' }

/** Returns a function that tells where a visit comes from, by the `Referer`. Never its path, which may tell of a person. */
export function createSources(): (referer: string | undefined) => Source {
  const remembered = new LRUCache<string, Source>({ max: 500 })
  return (referer) => {
    const host = HOST.exec(referer ?? '')?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '')
    if (host === undefined) return DIRECT
    let source = remembered.get(host)
    if (!source) remembered.set(host, (source = sourceOf(host)))
    return source
  }
}

function sourceOf(host: string): Source {
  const [first = '', ...rest] = host.split('.')
  // google.com.np, but not google.example.org.
  const names = rest.every((part) => part.length <= 3) ? [first] : []
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1 || name.length)) names.push(name)
  for (const [kind, ofKind] of KNOWN) {
    const name = names.find((one) => Object.hasOwn(ofKind, one))
    if (name !== undefined) return { kind, host: ofKind[name]! }
  }
  return { kind: 'site', host }
}
