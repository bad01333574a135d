import { toLatinDigits } from './digits.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const RAISED = letters('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ')
const LOWERED = letters('0123456789+-=()aeohklmnpstxiruvj', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₕₖₗₘₙₚₛₜₓᵢᵣᵤᵥⱼ')

/**
 * HTML of the allow-list (server/core/content/html.ts) as words in one line. Exponents and indices stay what they are
 * (10⁶, CO₂, x^(2y)), words that are struck out are left out, and cells, paragraphs and lines do not run together.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/<s>.*?<\/s>/gs, ' ')
    .replaceAll(/<\/?(?:a|strong|em|code)(?: [^<>]*)?>/g, '')
    .replaceAll(/<(su[pb])>([^<>]{0,99})<\/\1>/g, (_, name: string, words: string) => moved(words, name === 'sup'))
    .replaceAll(/<(?:(sup)|sub)>/g, (_, isRaised?: string) => (isRaised ? '^' : '_'))
    .replaceAll(/<\/su[pb]>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|([a-z]+));/g, (entity, code?: string, name?: string) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : entity
      return ENTITIES[name ?? ''] ?? entity
    })
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Without letters for it, only what has a digit could be misread: not `1st`. */
function moved(words: string, isRaised: boolean): string {
  const known = isRaised ? RAISED : LOWERED
  const own = Array.from(toLatinDigits(words.replaceAll('−', '-')), (letter) => known.get(letter))
  if (own.every((letter) => letter !== undefined)) return own.join('')
  return /\p{N}/u.test(words) ? `${isRaised ? '^' : '_'}(${words})` : words
}

function letters(usual: string, moved: string): Map<string, string> {
  const others = [...moved]
  return new Map(Array.from(usual, (letter, at) => [letter, others[at]!]))
}
