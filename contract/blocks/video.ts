import type { Pattern } from '../patterns.ts'

export interface Video {
  /** null: a file of this site. */
  host: 'YouTube' | 'Vimeo' | null
  /** Its page there, or the file. */
  page: string
  /** For a frame that a visitor has asked for: it plays at once. Else the file. */
  player: string
}

/** The only frames that pages may have. */
export const VIDEO_PLAYERS = { YouTube: 'https://www.youtube-nocookie.com', Vimeo: 'https://player.vimeo.com' } as const

const HOSTS = /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:www\.)?vimeo\.com)\/\S+$/
/** An uploaded file (server/core/documents/document-address.ts). */
const addressOf = (kind: string) => new RegExp(`^/documents/[0-9a-f]{16}/[a-z0-9-]{1,80}\\.${kind}$`)
const OWN_FILE = addressOf('mp4')
const SHORT_PATH = /^\/([\w-]{11})$/
const OTHER_PATHS = /^\/(?:shorts|live)\/([\w-]{11})$/
const VIMEO_PATH = /^\/(\d{1,20})(?:\/(\w{1,40}))?$/

/** @returns undefined unless it leads to one video; where it begins later, so does what is returned */
export function readVideo(link: string): Video | undefined {
  if (OWN_FILE.test(link)) return { host: null, page: link, player: link }
  if (!HOSTS.test(link)) return undefined
  const { hostname, pathname, searchParams, hash } = new URL(link)
  if (hostname.endsWith('vimeo.com')) {
    const [, id, secret] = VIMEO_PATH.exec(pathname) ?? []
    const page = `https://vimeo.com/${id}${secret ? `/${secret}` : ''}${hash}`
    const player = `${VIDEO_PLAYERS.Vimeo}/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}${hash}`
    return id ? { host: 'Vimeo', page, player } : undefined
  }
  const path = pathname === '/watch' ? `/live/${searchParams.get('v')}` : pathname
  const [, id] = (hostname === 'youtu.be' ? SHORT_PATH : OTHER_PATHS).exec(path) ?? []
  const start = secondsOf(searchParams.get('t') ?? '')
  const page = `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`
  const player = `${VIDEO_PLAYERS.YouTube}/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ''}`
  return id ? { host: 'YouTube', page, player } : undefined
}

/** @param time such as 90, 90s or 1m30s */
const secondsOf = (time: string): number =>
  [...time.matchAll(/(\d{1,6})([hms]?)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1),
    0,
  )

const must = {
  en: 'be the link of one video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ or https://vimeo.com/76979871',
  ne: 'YouTube वा Vimeo को एउटा भिडियोको लिङ्क हुनुपर्छ, जस्तै https://youtu.be/aqz-KE-bpKQ वा https://vimeo.com/76979871',
}
/** Or the address of an MP4 file that was uploaded. */
export const VIDEO_LINK: Pattern = {
  like: new RegExp(`${OWN_FILE.source}|${HOSTS.source}`),
  must,
  file: 'mp4',
  example: 'https://youtu.be/aqz-KE-bpKQ',
  check: (link) => (readVideo(link) ? undefined : { en: `It must ${must.en}`, ne: `यो ${must.ne}` }),
}

export const CAPTIONS_LINK: Pattern = {
  like: addressOf('vtt'),
  must: { en: 'be a WebVTT file that you upload', ne: 'अपलोड गरिएको WebVTT फाइल हुनुपर्छ' },
  file: 'vtt',
  example: '',
}
