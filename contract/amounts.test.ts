import { expect, test } from 'vitest'
import { isNoValue, parseNumber, readMeasure, readMoney, splitQuantity } from './amounts.ts'

test.each<[cell: string, amount: number, currency?: string, heading?: string]>([
  ['NRs. 1,25,00,000/-', 12_500_000],
  ['NRs. 12,00,000/-', 1_200_000],
  ['12.5 Cr', 125_000_000],
  ['12.5 Cr.', 125_000_000],
  ['NPR 45,00,000.00', 4_500_000],
  ['45,00,000.00 NPR', 4_500_000],
  ['85 lakh', 8_500_000],
  ['Rs.85 Lacs only', 8_500_000],
  ['Rs 3.2 crore', 32_000_000],
  ['USD 120,000', 120_000, 'USD'],
  ['US$ 1.2 million', 1_200_000, 'USD'],
  ['$120,000.50', 120_000.5, 'USD'],
  ['€ 1.250.000,50', 1_250_000.5, 'EUR'],
  ['NRs 2.75 Crore (incl. VAT)', 27_500_000],
  ['Rs. 10,00,000 + 13% VAT', 1_000_000],
  ['Rs. 10,00,000 (Excluding VAT)', 1_000_000],
  ['रु. ५,००,०००', 500_000],
  ['रु ५,००,०००।–', 500_000],
  ['रु १,२३,४५,६७८।००', 12_345_678],
  ['Rs 12,00,000=00', 1_200_000],
  ['Rs. 12 00 000', 1_200_000],
  ['12 500 000,50 €', 12_500_000.5, 'EUR'],
  ['Rs. 45,00,000/- (In words: Forty five lakh only)', 4_500_000],
  ['12.5 crores (Twelve crore fifty lakh)', 125_000_000],
  ['45.2 (in lakh)', 4_520_000],
  ['Lump sum 5,00,000', 500_000],
  ['रु ४५ लाख २० हजार ५ सय', 4_520_500],
  ['५ करोड', 50_000_000],
  ['२ करोड ७५ लाख', 27_500_000],
  ['5 crore', 50_000_000],
  ['45.2 million', 45_200_000],
  ['5 arba', 5_000_000_000],
  ['1.48 arab', 1_480_000_000],
  ['approx. 1.2 crore', 12_000_000],
  ['Rs. 45.2', 4_520_000, 'NPR', 'Cost (NRs. in lakh)'],
  ['45.2', 45.2, 'NPR', 'Cost (NRs.)'],
  ['45.2', 45_200_000, 'USD', 'Contract amount (USD in million)'],
  ['2.5 crore', 25_000_000, 'NPR', 'Cost in lakh'],
  ['1 250 000', 1_250_000],
  ['IRs 5,00,000', 500_000, 'INR'],
  ['2 crore and 5 lakh', 20_500_000],
  ['12.5m', 12_500_000],
])('%j is an amount of %d', (cell, amount, currency = 'NPR', heading = '') => {
  expect(readMoney(cell, heading)).toMatchObject({ amount, currency })
})

test.each([
  '10-15 lakh',
  '1.2 to 1.5 crore',
  'USD 120,000 (NPR 1.6 crore)',
  '12,5',
  '1,2345',
  '12,00,000 per month',
  'lakh',
  '10⁶',
  '2½ crore',
  '45,00,000 (variation 5,00,000)',
  'see contract',
  '5 lakh crore',
  '(1,000)',
  '75 lakh 2 crore',
])('%j is refused in words', (cell) => expect(() => readMoney(cell)).toThrow(/“.+” (cannot be read|is a range): write/))

test('three decimals of money may be thousands, but for an amount in lakh', () => {
  expect(() => readMoney('€45.000')).toThrow(/may be thousands or a fraction/)
  expect(readMoney('45.125', 'Cost in lakh')).toMatchObject({ amount: 4_512_500 })
  expect(() => readMoney('45.2 (Rupees in million)')).toThrow(/cannot be read/)
})

test('an amount in full below a heading in lakh is doubtful', () => {
  expect(() => readMoney('1,25,00,000', 'Cost in lakh')).toThrow(/may be in full or in the unit/)
})

test.each<[cell: string, unit: string, value: number]>([
  ['1.2 km', 'km', 1.2],
  ['850 m', 'km', 0.85],
  ['1 km 200 m', 'km', 1.2],
  ['82.5 MW', 'MW', 82.5],
  ['4600 kW', 'MW', 4.6],
  ['२.५ कि.मि.', 'km', 2.5],
  ['12 ropani', 'ha', 0.610484456448],
  ['1,200 sq. m.', 'm²', 1200],
  ['1000 sq.ft', 'm²', 92.90304],
  ['2 km²', 'ha', 200],
  ['60 %', 'percent', 60],
  ['1.2 lakh people', 'people', 120_000],
  ['5 storeys', '', 5],
  ['Rs. 45 lakh', 'NRs. crore', 0.45],
  ['4.5', 'NRs. crore', 4.5],
  ['108.5', 'm', 108.5],
])('%j of a field in %j is %d', (cell, unit, value) => expect(readMeasure(cell, unit)).toBe(value))

test.each([
  ['3 MW', 'km'],
  ['10-12 km', 'km'],
  ['850 m²', 'km'],
  ['USD 3 million', 'NRs. crore'],
  ['G+4', ''],
])('%j of a field in %j is refused', (cell, unit) => expect(() => readMeasure(cell, unit)).toThrow(/write/))

test('cells that say that there is no value are empty', () => {
  for (const cell of ['-', '–', '—', 'N/A', 'n.a.', 'nil', 'TBD', '', 'छैन', '...']) expect(isNoValue(cell)).toBe(true)
  for (const cell of ['0', 'Nala', '5', '$']) expect(isNoValue(cell)).toBe(false)
})

test('numbers have groups of two or three digits, and quantities a unit of their own', () => {
  expect(['12,34,567.50', '१२.५', '1,234', '12,5', '1,2,3'].map(parseNumber)).toEqual([
    1234567.5,
    12.5,
    1234,
    undefined,
    undefined,
  ])
  expect(splitQuantity('42.5 km')).toEqual({ amount: 42.5, unit: 'km' })
  expect(splitQuantity('२०० शय्या')).toEqual({ amount: 200, unit: 'शय्या' })
  expect([splitQuantity('2 x 3 km'), splitQuantity('10-12 km'), splitQuantity('long')]).toEqual(
    Array(3).fill(undefined),
  )
})
