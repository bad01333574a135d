import { describe, expect, test } from 'vitest'
import { partsOf } from '../admin/list-parts.ts'
import { openNews } from './news-app.ts'

/** As other programs write the list of those who get mail, and the receivers of one. */
const LISTS = {
  'a quoted name with a comma before the address': [
    '"Name","E-mail"\r\n"Rai, Maya",maya@example.org\r\n"Sita ""the\nplanner""",sita@example.org\r\n',
    { added: 2, left: 0, faults: [] },
  ],
  'Mailchimp, with one who has left there': [
    'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,Status\nmaya@example.org,Maya,2,"2026-01-06 10:11:12",subscribed\nsita@example.org,Sita,2,,unsubscribed',
    { added: 1, left: 1, faults: [] },
  ],
  'contacts of Google, with two addresses of one person': [
    '\uFEFFFirst Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nMaya,Rai,* Work,maya@example.org,Maya.Rai@Example.com\n',
    { added: 2, left: 0, faults: [] },
  ],
  'Outlook in Europe, with semicolons and no address for one': [
    'Vorname;Nachname;E-Mail-Adresse\nMaya;Rai;maya@example.org\nSita;Thapa;\n',
    { added: 1, left: 0, faults: [{ line: 3, text: 'Sita;Thapa;' }] },
  ],
  'the receivers of a letter': [
    'Maya Rai <maya@example.org>; "Thapa, Sita" <mailto:sita@example.org>, hari@example.org binod@',
    { added: 3, left: 0, faults: [{ line: 1, text: expect.stringContaining('binod@') }] },
  ],
  'a quotation mark that is not closed': [
    'maya@example.org\t"12 Pulchowk\nsita@example.org\t"',
    { added: 2, left: 0, faults: [] },
  ],
  'addresses in cells of a table of Excel': [
    'नाम\tइमेल\nमाया\tmaya@example.org \nसीता\t sita@example.org',
    { added: 2, left: 0, faults: [] },
  ],
} as const

describe('importing addresses for news by mail', () => {
  test.for(Object.entries(LISTS))('takes %s', async ([, [text, expected]]) => {
    const { owner } = await openNews('sqlite')
    const body = { text, consent: 'Cards of the open day', locale: 'en' }
    const answer = await owner.call('POST', '/news-by-mail/subscribers/import', body)
    expect((await answer.json()).data).toEqual({ known: 0, ...expected })
  })

  test('takes a long list in parts that fit, with the numbers of its lines, and of receivers in one line', async () => {
    const { owner } = await openNews('sqlite')
    const name = 'गाउँपालिकाको कार्यालय, "दाङ"\n'.repeat(20).replaceAll('"', '""')
    const rows = Array.from({ length: 200 }, (_, row) => `"${name}",person${row}@example.org,2026-01-05`)
    const lists = [[...rows, 'nobody'].join('\n'), Array.from({ length: 2000 }, (_, row) => `Maya Rai <maya${row}@example.org>`).join('; ')] as const // prettier-ignore
    for (const [list, added, faults] of [
      [lists[0], 200, [{ line: 4201, text: 'nobody' }]],
      [lists[1], 2000, []],
    ] as const) {
      // prettier-ignore
      const parts = partsOf(list)
      expect([parts.length > 1, parts.map(({ text }) => text).join('')]).toEqual([true, list])
      const sum = { added: 0, faults: [] as unknown[] }
      for (const part of parts) {
        const body = { ...part, consent: 'Cards of the open day', locale: 'ne' }
        const { data } = await (await owner.call('POST', '/news-by-mail/subscribers/import', body)).json()
        sum.added += data.added
        sum.faults.push(...data.faults)
      }
      expect(sum).toEqual({ added, faults })
    }
  })
})
