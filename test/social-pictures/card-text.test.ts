import { describe, expect, test } from 'vitest'
import { breakLines, drawableText, drawText, measureText } from '../../server/social-pictures/card-text.ts'

const outlinesOf = (text: string, locale: 'en' | 'ne' = 'en') =>
  Array.from(
    drawText(text, 0, 0, { locale, size: 40, color: '#000' }).matchAll(/ d="([^"]+)"/g),
    ([, outline]) => outline,
  )

describe('text of social pictures', () => {
  // Pango of sharp 0.35.5 draws the second of two such words with a visible halant.
  test.each(['ट्रक', 'काठमाडौँ उपत्यका ट्रक', 'ड्राइभर ट्रक राष्ट्रिय'])('joins ट्र in %s', (text) => {
    const alone = outlinesOf('ट्र', 'ne')
    expect(alone).toHaveLength(1)
    expect(outlinesOf(text, 'ne')).toContain(alone[0])
  })

  test('has the Nepali forms of झ ५ ८ in Nepali only', () => {
    for (const letter of ['झ', '५', '८']) expect(outlinesOf(letter, 'ne')).not.toEqual(outlinesOf(letter, 'en'))
  })

  test('leaves out what no font has, and draws everything else', () => {
    expect(drawableText(' <b>"A" &amp;\n\u0001\u202e 🌉 पुल שלום é\u0301 e\u0301 ')).toBe('<b>"A" &amp; पुल é é')
    expect(outlinesOf('<b>&"पुल')).toHaveLength(8)
    expect(drawableText('🌉')).toBe('')
  })

  test('breaks between words, divides a word that is too long, and cuts what is too much', () => {
    const bounds = { locale: 'en', size: 50, width: 300 } as const
    const whole = breakLines('Bridges on the feeder roads', { ...bounds, most: 4 })
    expect(whole).toEqual({ lines: ['Bridges on the', 'feeder roads'], isWhole: true })
    const long = breakLines('Hochwasserschutzkonzept', { ...bounds, most: 4 })
    expect(long.isWhole).toBe(false)
    expect(long.lines.join('')).toBe('Hochwasserschutzkonzept')
    const cut = breakLines('One two three four five six seven eight nine ten eleven', { ...bounds, most: 2 })
    expect(cut.lines).toHaveLength(2)
    expect(cut.lines[1]).toMatch(/^\w.*\w…$/)
    for (const line of [...whole.lines, ...long.lines, ...cut.lines])
      expect(measureText(line, bounds)).toBeLessThanOrEqual(300)
  })

  test('divides no Devanagari syllable', () => {
    const { lines } = breakLines('राष्ट्रियराष्ट्रिय', { locale: 'ne', size: 50, width: 60, most: 9 })
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u)
  })
})
