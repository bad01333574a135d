import type { MessageRecord, MessageState } from '../../contract/messages.ts'

export const MESSAGE_TABS = ['new', 'read', 'answered', 'quarantined', 'all'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]

export const STATE_WORDS: Record<MessageState | 'all', string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  quarantined: 'Possible spam',
  all: 'All',
}

/** Why a message was put aside (server/services/enquiries/suspicion.ts), for people who have to decide what it is. */
const SUSPICION_WORDS: Record<string, string> = {
  trap: 'A field was filled in that people do not see: programs fill in everything.',
  quick: 'It was written in less time than it takes to read the form.',
  many: 'Many messages came from the same network address within minutes. An office behind one address looks like that as well.',
  over_quota:
    'More messages came within the hour than the site accepts unchecked (ENQUIRIES_PER_HOUR). Nothing is wrong with this one.',
  links: 'It has more than three links.',
  markup: 'It has links in the notation of forums and web pages, which no person types into a form.',
  address_as_name: 'Its name or its subject is a web address.',
  mixed_scripts: 'It has words that mix Latin and Cyrillic letters, so that they look like other words.',
  repetition: 'It says the same line or letter over and over.',
  known_text: 'Several others sent the very same text.',
}

export function reasonOf(suspicion: string): string {
  return SUSPICION_WORDS[suspicion] ?? suspicion
}

/** Texts in Nepali are told by their letters: nobody says in which language a message is. */
export function languageOf(text: string): 'ne' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const nepali = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  return nepali > letters / 2 ? 'ne' : undefined
}

const ZONE = 'Asia/Kathmandu'
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** 14:05 of today, 4 Mar of this year, 4 Mar 2025: in Nepal. @param iso time in UTC */
export function shortTimeOf(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (DAY_OF_YEAR.format(at) === DAY_OF_YEAR.format(now)) return TIME.format(at)
  return DAY_OF_YEAR.format(at).slice(-4) === DAY_OF_YEAR.format(now).slice(-4)
    ? DAY.format(at)
    : DAY_OF_YEAR.format(at)
}

/** Mail programs take addresses of some 2,000 characters; a letter of Nepali takes nine of them. */
const MAX_REPLY = 1900

/** An address that opens the mail program with an answer begun: what was written is quoted as far as there is room. */
export function replyAddress({ name, email, subject, reference, message }: MessageRecord): string {
  const begin = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject.slice(0, 120)} [${reference}]`)}&body=`
  const room = MAX_REPLY - begin.length
  let body = encodeURIComponent(`\r\n\r\n${name.slice(0, 60)}:\r\n`)
  for (const line of message.split(/\r?\n/)) {
    const quoted = encodeURIComponent(`> ${line}\r\n`)
    if (body.length + quoted.length <= room) {
      body += quoted
      continue
    }
    // As much of the line as there is room for, in whole letters.
    let rest = '> '
    for (const letter of line) {
      if (body.length + encodeURIComponent(`${rest}${letter} […]\r\n`).length > room) break
      rest += letter
    }
    body += encodeURIComponent(`${rest} […]\r\n`)
    break
  }
  return begin + body
}
