import known from './known-sources.json' with { type: 'json' }

/** By domain. Without a dot, of all countries: `google` is also that of www.google.com.np. */
const KNOWN = new Map(Object.entries(known))

const HOST = /^(?:https?|android-app):\/\/([a-z0-9.-]{1,100})(?::\d{1,5})?(?:[/?#]|$)/i

/** Where a visit comes from: a known name or a host. @param referer whose path is not read: it may tell of a person */
export function sourceOf(referer = ''): { kind: string; host?: string } {
  const host = HOST.exec(referer.toLowerCase())?.[1]?.replace(/^www\./, '')
  if (host === undefined) return { kind: 'direct' }
  const [first = '', ...rest] = host.split('.')
  // google.com.np, but not google.example.org.
  const names = rest.every((part) => part.length <= 3) ? [first] : []
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1 || name.length)) names.push(name)
  return names.map((name) => KNOWN.get(name)).find(Boolean) ?? { kind: 'site', host }
}
