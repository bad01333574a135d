import { describe, expect, it } from 'vitest'
import { formatMoney, formatMoneyInFull, formatMoneyInShort, formatNumber, inLargeUnits } from './money.ts'

describe('amounts', () => {
  it.each([
    [1_480_000_000, 'NPR', 'NRs. 1,48,00,00,000', 'रू १,४८,००,००,०००'],
    [12_345_678.5, 'NPR', 'NRs. 1,23,45,678.5', 'रू १,२३,४५,६७८.५'],
    [99_999, 'NPR', 'NRs. 99,999', 'रू ९९,९९९'],
    [1_200_000, 'USD', 'USD 1,200,000', '१२,००,००० अमेरिकी डलर'],
    [0, 'NPR', 'NRs. 0', 'रू ०'],
  ])('%d %s is %s, in Nepali %s', (amount, currency, english, nepali) => {
    expect(formatMoney(amount, currency, 'en')).toBe(english)
    expect(formatMoney(amount, currency, 'ne')).toBe(nepali)
  })

  it.each([
    [99_999, undefined, undefined],
    [100_000, '1 lakh', '१ लाख'],
    [12_345_678, '1.23 crore', '१.२३ करोड'],
    [9_999_999, '1 crore', '१ करोड'],
    [999_999_999, '1 arab', '१ अर्ब'],
    [1_480_000_000, '1.48 arab', '१.४८ अर्ब'],
    [250_000_000_000, '2.5 kharab', '२.५ खर्ब'],
  ])('%d is %s in large units', (amount, english, nepali) => {
    expect(inLargeUnits(amount, 'en')).toBe(english)
    expect(inLargeUnits(amount, 'ne')).toBe(nepali)
  })

  it('say the rounded amount beside the exact one', () => {
    expect(formatMoneyInFull({ amount: 21_400_000, currency: 'NPR' }, 'en')).toBe('NRs. 2,14,00,000 (2.14 crore)')
    expect(formatMoneyInFull({ amount: 21_400_000, currency: 'USD' }, 'en')).toBe('USD 21,400,000')
    expect(formatMoneyInShort({ amount: 21_400_000, currency: 'NPR' }, 'ne')).toBe('रू २.१४ करोड')
  })

  it('are grouped by lakh and crore', () => expect(formatNumber(148_000_000, 'en')).toBe('14,80,00,000'))
})
