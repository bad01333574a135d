export interface NamedService {
  id: number
  name: string
}

/** Words alone, each with a space before and after it. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/**
 * Sentences that name one service, and no other one. A name of one word, such as Bridges, may mean the thing itself, and
 * proves nothing.
 */
export function findScope(text: string, services: readonly NamedService[]): { serviceId: number; sentence: string }[] {
  const names = services
    .map(({ id, name }) => ({ id, name: plain(name) }))
    .filter(({ name }) => name.trim().includes(' '))
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].flatMap(({ segment }) => {
    const words = plain(segment)
    const found = names.filter(({ name }) => words.includes(name))
    // “Structural design” is a part of “Architecture and structural design”.
    const whole = found.filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)))
    const [serviceId, ...others] = new Set(whole.map(({ id }) => id))
    return serviceId === undefined || others.length > 0 ? [] : [{ serviceId, sentence: segment.trim() }]
  })
}
