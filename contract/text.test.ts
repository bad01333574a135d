import { expect, test } from 'vitest'
import { optionalText, requiredLine, requiredText } from './text.ts'

/** Zero width, byte order mark, soft hyphen, direction, joiners, fillers of Hangul and Braille, tag, no-break space. */
const INVISIBLE = ['\u200B', '\uFEFF', '\u00AD', '\u202E', '\u200D\u200C', '\u3164', '\u2800', '\u{E0041}', '\u00A0 \n']

test.each(INVISIBLE)('a required text of nothing to see is missing (%j)', (text) => {
  for (const schema of [requiredText('Name', 200), requiredLine('Name', 200)])
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('Name is required')
  expect(optionalText('Caption', 200).parse(text)).toBe('')
})

test('joiners of Nepali words stay, and a line takes pasted breaks as spaces', () => {
  expect(requiredText('Name', 200).parse('क्\u200Dष\n')).toBe('क्\u200Dष')
  expect(requiredLine('Name', 200).parse('Sita\r\nBcc: x\u2028y')).toBe('Sita Bcc: x y')
  expect(requiredText('Message', 200).parse('one\n\ntwo')).toBe('one\n\ntwo')
})
