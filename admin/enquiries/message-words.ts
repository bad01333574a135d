import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import messageWords from './words.json' with { type: 'json' }
import type { Say } from '../core/words/use-words.ts'

export const MESSAGE_TABS = ['new', 'read', 'answered', 'quarantined', 'trash', 'all'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]

/** The reason for a quarantine (server/enquiries/suspicion.ts), explained to staff. */
export function reasonOf(suspicion: string, say: Say): string {
  return suspicion in messageWords.why ? say(messageWords.why[suspicion as keyof typeof messageWords.why]) : suspicion
}

/** Guesses the language by the script: messages carry no language. */
export function languageOf(text: string): 'ne' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const nepali = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  return nepali > letters / 2 ? 'ne' : undefined
}

/** Mail programs take addresses of some 2,000 characters; a letter of Nepali takes nine of them. */
const MAX_REPLY = 1900
const CUT = ' […]\r\n'

/** A mailto: address of a reply that quotes as much of the message as fits. */
export function replyAddress({ name, email, subject, reference, message }: MessageRecord): string {
  const begin = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject.slice(0, 120)} [${reference}]`)}&body=`
  const quoted = message.split(/\r?\n/).map((line) => `> ${line}\r\n`)
  let body = ''
  // In whole letters.
  for (const letter of `\r\n\r\n${name.slice(0, 60)}:\r\n${quoted.join('')}`) {
    if (begin.length + body.length + encodeURIComponent(`${letter}${CUT}`).length > MAX_REPLY)
      return begin + body + encodeURIComponent(CUT)
    body += encodeURIComponent(letter)
  }
  return begin + body
}
