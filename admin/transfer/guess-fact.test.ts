import { expect, test } from 'vitest'
import { guessFact } from './guess-fact.ts'

test.each([
  ['Length (km)', ['12.5', '', '1,250', '850 km'], 'number', 'Length', 'km'],
  ['Storeys', ['2', '३', '-'], 'number', 'Storeys', ''],
  ['Fee (NPR)', ['1,25,000', '45,000'], 'number', 'Fee', 'NPR'],
  ['Permit no. (DoR)', ['0012', '4560'], 'text', 'Permit no. (DoR)', ''],
  ['Year of design', ['2019', '2021', '2076'], 'text', 'Year of design', ''],
  ['Insured', ['Yes', 'no', 'N/A', 'हो'], 'yesNo', 'Insured', ''],
  ['Signed on', ['2019-04-28', '2076-01-15', 'TBD'], 'date', 'Signed on', ''],
  ['Seismic zone', ['IV', 'V', 'V', 'IV'], 'choice', 'Seismic zone', ''],
  ['Remarks', ['Dry', 'Steep', 'Dry'], 'text', 'Remarks', ''],
  ['Empty', ['', '-'], 'text', 'Empty', ''],
])('a column %s with %s begins a fact of the type %s', (heading, values, type, label, unit) => {
  expect(guessFact('projects', heading, values)).toMatchObject({ about: 'projects', type, label, unit })
})

test('a Nepali heading and Nepali choices are in Nepali', () => {
  expect(guessFact('teams', 'तह', ['क', 'ख', 'क', 'ख', 'Other', 'Other'])).toMatchObject({
    about: 'teams',
    label: '',
    translations: { ne: { label: 'तह', unit: '' } },
    choices: [{ name: { en: '', ne: 'क' } }, { name: { en: '', ne: 'ख' } }, { name: { en: 'Other', ne: '' } }],
  })
  const length = guessFact('projects', 'लम्बाइ (कि.मि.)', ['१२.५', '३'])
  expect(length).toMatchObject({ type: 'number', translations: { ne: { label: 'लम्बाइ', unit: 'कि.मि.' } } })
})
