import { expect, test } from 'vitest'
import { describeWhereSqlDiffers } from '../../../test/create-test-app.ts'
import { gapsOf, type LetterValue, faultOfWording } from '../contract/letter.ts'
import { getWordings, saveWording } from '../server/letter/wording.ts'
import { GIVEN, openLetters, textsOf, type Given } from './letter-app.ts'

type Letters = Awaited<ReturnType<typeof openLetters>>

/** Each fact that is deleted: the placeholders that are gaps without it. */
const FACTS: [string, string[], (letters: Letters) => Partial<Given> | Promise<Partial<Given> | void>][] = [
  ['Nepali name of the firm', ['firm-name'], ({ edit }) => edit('settings', 1, ({ translations }) => delete translations.ne.name)],
  ['draft of its Nepali', ['firm-name', 'firm-address'], ({ edit }) => edit('settings', 1, (of) => (of.draftLocales = ['ne']))],
  ['Nepali address', ['firm-address'], ({ edit }) => edit('settings', 1, ({ translations }) => (translations.ne.address = ['']))],
  ['telephone', ['firm-phone'], ({ edit }) => edit('settings', 1, (of) => (of.phones = []))],
  ['Nepali postal address', ['postal-address'], ({ save }) => save({ postalAddressNe: '' })],
  ['mobile', ['mobile'], ({ save }) => save({ mobile: '' })],
  ['main person', ['main-person'], ({ save }) => save({ mainPersonId: null })],
  ['signatory', ['signatory', 'signatory-position'], ({ save }) => save({ signatoryId: null })],
  ['Nepali name of the main person', ['main-person'], ({ edit }) => edit('teams', 1, ({ translations }) => delete translations.ne.name)],
  ['signatory after the last day', ['signatory', 'signatory-position'], ({ edit }) => edit('teams', 2, (of) => (of.leftOn = '2026-11-20'))],
  ['Nepali position', ['signatory-position'], ({ edit }) => edit('teams', 2, ({ translations }) => (translations.ne.position = ' '))],
  ['Nepali name of the office', ['office-name'], () => ({ office: { ...GIVEN.office, name_ne: '' } })],
  ['Nepali address of the office', ['office-address'], () => ({ office: { ...GIVEN.office, address_ne: '' } })],
  ['number of a paper', ['paper-number'], () => ({ papers: [{ ...GIVEN.papers[0]!, number: '' }, GIVEN.papers[1]!] })],
  ['date of a paper', ['paper-day'], () => ({ papers: [GIVEN.papers[0]!, { ...GIVEN.papers[1]!, issuedOn: null as never }] })],
  ['papers', ['paper-title', 'paper-number', 'paper-day'], () => ({ papers: [] })],
  ['kind of consulting', ['work'], () => ({ works: { ...GIVEN.works, consultingText: ' ' } })],
  ['works', ['work'], () => ({ works: { ...GIVEN.works, consulting: false, other: false } })],
  ['day in the calendar', ['day'], () => ({ day: '2050-01-01' })],
] // prettier-ignore

const NEPALI = [
  'रेखा इन्जिनियरिङ कन्सल्टेन्सी प्रा. लि.',
  'कुपण्डोल, ललितपुर ४४७००, बागमती प्रदेश, नेपाल',
  'टेलिफोन: +977 1 000 0100, +977 1 000 0101',
  'मौजुदा सूचीमा दर्ताका लागि निवेदन',
  '(सार्वजनिक खरिद नियमावली, २०६४ को नियम १८ सँग सम्बन्धित अनुसूची २(क))',
  'मिति: २०८३ मङ्सिर ५ गते',
  'श्री कार्यालय प्रमुख ज्यू,',
  'वडा कार्यालय ४, कीर्तिपुर',
  'कीर्तिपुर',
  'विषय: मौजुदा सूचीमा दर्ता गरी पाऊँ।',
  'सार्वजनिक खरिद नियमावली, २०६४ को नियम १८ बमोजिम आर्थिक वर्ष २०८३/८४ को मौजुदा सूचीमा दर्ता हुन तपसिलका विवरणसहित यो निवेदन पेस गरेका छौँ।',
  '१. निवेदकको विवरण',
  '(क) नाम: रेखा इन्जिनियरिङ कन्सल्टेन्सी प्रा. लि.',
  '(ख) ठेगाना: कुपण्डोल, ललितपुर ४४७००, बागमती प्रदेश, नेपाल',
  '(ग) पत्राचार गर्ने ठेगाना: पो.ब.नं. १२३४, काठमाडौँ',
  '(घ) मुख्य व्यक्तिको नाम: सृजना महर्जन',
  '(ङ) टेलिफोन नं.: +977 1 000 0100, +977 1 000 0101',
  '(च) मोबाइल नं.: 9801234567',
  '२. संलग्न कागजात',
  '(क) कम्पनी दर्ता प्रमाणपत्र, नं. 18423/058/059, जारी मिति २०५९ जेठ ३१ गते',
  '(ख) कर चुक्ता प्रमाणपत्र २०८२/८३, नं. 2096, जारी मिति २०८३ असोज १९ गते',
  '३. दर्ता हुन चाहेको खरिदको प्रकृति',
  '(क) परामर्श सेवा: सडक डिजाइन',
  '(ख) अन्य सेवा',
  'निवेदकको नाम: टङ्कनाथ रेग्मी',
  'पद: संस्थापक तथा वरिष्ठ सल्लाहकार',
  'दस्तखत: ..............................',
  'संस्थाको छाप:',
]

describeWhereSqlDiffers('a letter', (engine) => {
  test('has each value of its own record, in Nepali with dates in Bikram Sambat', async () => {
    const letter = await (await openLetters(engine)).compose()
    expect(gapsOf(letter)).toEqual([])
    expect(textsOf(letter)).toEqual(NEPALI)
    const values = letter.lines.flatMap(({ runs }) => runs.filter((run) => typeof run !== 'string'))
    expect(values.find(({ placeholder }) => placeholder === 'office-name')!.source).toEqual({
      path: '/standing-list/office-7',
      name: { en: 'Office', ne: 'कार्यालय' },
      at: GIVEN.office.updated_at,
    })
  })

  test('has English values alone in English', async () => {
    const works = { ...GIVEN.works, consultingText: 'Road design' }
    const letter = await (await openLetters(engine)).compose({ language: 'en', works })
    const texts = textsOf(letter)
    expect(gapsOf(letter)).toEqual([])
    expect(texts.join('')).not.toMatch(/[\u0900-\u097F]/)
    expect(texts).toContain('Date: 5 Mangsir 2083 BS')
    expect(texts).toContain('(a) Company registration, No. 18423/058/059, issued on 31 Jestha 2059 BS')
    expect(texts).toContain('(a) Consulting services: Road design')
  })

  test.each(FACTS)('has a gap and never another value without the %s', async (_name, gaps, remove) => {
    const letters = await openLetters(engine)
    const whole = valuesOf(await letters.compose())
    const changes = (await remove(letters)) ?? {}
    const letter = await letters.compose(changes)
    expect([...new Set(gapsOf(letter).map(({ placeholder }) => placeholder))]).toEqual(gaps)
    expect(valuesOf(letter).filter((value) => !whole.includes(value))).toEqual([])
  })

  test('keeps who changed its wording, and goes back to that of the product', async () => {
    const { deps, compose } = await openLetters(engine)
    const { product } = (await getWordings(deps.db)).wordings.ne
    await saveWording(deps, { language: 'ne', text: product.replace('गरी पाऊँ', 'गरिदिनुहुन') })
    expect(textsOf(await compose())).toContain('विषय: मौजुदा सूचीमा दर्ता गरिदिनुहुन।')
    expect(await compose()).toMatchObject({ wordingOf: '2026-11-21' })
    await saveWording(deps, { language: 'ne', text: null })
    const { ne, en } = (await getWordings(deps.db)).wordings
    expect(ne).toMatchObject({ text: product, of: '2026-11-01', history: [{ text: null }, { by: 'sita@example.org' }] })
    expect(en.history).toEqual([])
    await expect(saveWording(deps, { language: 'ne', text: '{firm-nam}' })).rejects.toThrow(
      'There is no placeholder “{firm-nam}”',
    )
  })
})

const valuesOf = ({ lines }: { lines: { runs: (string | LetterValue)[] }[] }) =>
  lines.flatMap(({ runs }) => runs.filter((run) => typeof run !== 'string').map(({ placeholder, text }) => `${placeholder}: ${text}`)).filter((value) => !value.endsWith(': ')) // prettier-ignore

test.each([
  ['{firm-name', '{firm-name'],
  ['firm-name}', 'firm-name}'],
  ['{}', '{}'],
  ['{constructor}', '{constructor}'],
  ['{{firm-name}}', '{'],
])('the wording “%s” is refused for “%s”', (wording, part) => {
  expect(faultOfWording(wording)!.part.en).toContain(part)
})

test('a wording without a value that the form asks for is refused by its name', async () => {
  const { ne } = (await import('../server/letter/wording.json')).default
  const without = ne.filter((line) => !line.includes('{mobile}')).join('\n')
  expect(faultOfWording(ne.join('\n'))).toBeUndefined()
  expect(faultOfWording(without)!.part).toEqual({ en: 'Mobile', ne: 'मोबाइल' })
})
