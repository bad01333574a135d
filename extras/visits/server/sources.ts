import known from './known-sources.json' with { type: 'json' }

interface Source {
  kind: keyof typeof known | 'site' | 'direct'
  /** A known name, or a host. */
  host?: string
}

/** By domain. Without a dot, of all countries: `google` is also that of www.google.com.np. */
const KNOWN = new Map(
  (Object.keys(known) as (keyof typeof known)[]).flatMap((kind) =>
    Object.entries<string[]>(known[kind]).flatMap(([host, domains]) =>
      domains.map((domain) => [domain, { kind, host }] as const),
    ),
  ),
)

const HOST = /^(?:https?|android-app):\/\/([a-z0-9.-]{1,100})(?::\d{1,5})?(?:[/?#]|$)/i

/** Where a visit comes from. @param referer whose path is not read: it may tell of a person */
export function sourceOf(referer = ''): Source {
  const host = HOST.exec(referer.toLowerCase())?.[1]?.replace(/^www\./, '')
  if (host === undefined) return { kind: 'direct' }
  const [first = '', ...rest] = host.split('.')
  // google.com.np, but not google.example.org.
  const names = rest.every((part) => part.length <= 3) ? [first] : []
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1 || name.length)) names.push(name)
  return names.map((name) => KNOWN.get(name)).find(Boolean) ?? { kind: 'site', host }
}
