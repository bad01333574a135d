import { LRUCache } from 'lru-cache'
import type { SOURCES } from '../contract/visit-kinds.ts'

type SourceKind = (typeof SOURCES)[number]

export interface Source {
  kind: SourceKind
  /** A known name, or a host; undefined without one. */
  host?: string
}

/** Names of domains, by kind of source; without a dot, of all countries: `google` is also that of www.google.com.np. */
const KNOWN: Partial<Record<SourceKind, Record<string, string>>> = {
  mail: {
    'mail.google.com': 'Gmail',
    'com.google.android.gm': 'Gmail',
    'outlook.live.com': 'Outlook',
    'outlook.office.com': 'Outlook',
    'outlook.office365.com': 'Outlook',
    'mail.yahoo.com': 'Yahoo Mail',
    'mail.proton.me': 'Proton Mail',
    'mail.zoho.com': 'Zoho Mail',
    'mail.yandex.com': 'Yandex Mail',
  },
  social: {
    'facebook.com': 'Facebook',
    'fb.com': 'Facebook',
    'fb.me': 'Facebook',
    'messenger.com': 'Messenger',
    'linkedin.com': 'LinkedIn',
    'lnkd.in': 'LinkedIn',
    'com.linkedin.android': 'LinkedIn',
    't.co': 'X',
    'x.com': 'X',
    'twitter.com': 'X',
    'instagram.com': 'Instagram',
    'threads.net': 'Threads',
    'threads.com': 'Threads',
    'youtube.com': 'YouTube',
    'youtu.be': 'YouTube',
    'tiktok.com': 'TikTok',
    'reddit.com': 'Reddit',
    'whatsapp.com': 'WhatsApp',
    'wa.me': 'WhatsApp',
    'com.whatsapp': 'WhatsApp',
    'viber.com': 'Viber',
    'com.viber.voip': 'Viber',
    't.me': 'Telegram',
    'telegram.org': 'Telegram',
    'org.telegram.messenger': 'Telegram',
    'bsky.app': 'Bluesky',
  },
  search: {
    google: 'Google',
    'com.google.android.googlequicksearchbox': 'Google',
    bing: 'Bing',
    'cn.bing.com': 'Bing',
    'duckduckgo.com': 'DuckDuckGo',
    yahoo: 'Yahoo',
    'search.yahoo.com': 'Yahoo',
    'search.yahoo.co.jp': 'Yahoo',
    yandex: 'Yandex',
    'baidu.com': 'Baidu',
    'ecosia.org': 'Ecosia',
    'search.brave.com': 'Brave',
    'qwant.com': 'Qwant',
    'startpage.com': 'Startpage',
  },
}

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
  for (const [kind, known] of Object.entries(KNOWN) as [SourceKind, Record<string, string>][]) {
    const name = names.find((one) => Object.hasOwn(known, one))
    if (name !== undefined) return { kind, host: known[name]! }
  }
  return { kind: 'site', host }
}
