import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../server/core/content/html.ts'

const PIECES: Record<string, string> = {
  'dropped link': '<a href="#top">one</a>',
  'dropped picture': '<img src="data:image/png;base64,AAAA" alt="a">',
  'picture of another site': '<img src="https://other.example/a.png">',
  br: '<br>',
  strong: '<strong>two</strong>',
  em: '<em>three</em>',
  a: '<a href="https://example.org/">four</a>',
  li: '<ul><li>five</li></ul>',
  figcaption: '<figure><img src="/media/a.jpg" alt=""><figcaption>six</figcaption></figure>',
  raised: '10<sup>6</sup><sub>n</sub><s>7</s>',
  cell: '<table><tbody><tr><td>eight</td></tr></tbody></table>',
  unknown: '<u>nine</u> <custom-mark>ten</custom-mark>',
  comment: '<!-- eleven --><![CDATA[ x ]]>',
  unclosed: '<b>twelve',
}
const names = Object.keys(PIECES)
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const))

/** The browsers' result: the specification's tree, written out again. */
const asRead = (html: string) => serialize(parseFragment(html)).replaceAll('&nbsp;', '\u00a0')

type Node = DefaultTreeAdapterTypes.ChildNode
const KEPT = 'strong em a ul li figure figcaption sup sub s table tbody tr td'.split(' ')

/** Each word with the elements around it that a text may have. */
function wordsWithin(nodes: Node[], around: string[] = []): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text')
      return (node as { value: string }).value.match(/\S+/g)?.map((word) => [...around, word].join('>')) ?? []
    if (!('tagName' in node)) return []
    const name = node.tagName === 'b' ? 'strong' : node.tagName
    const isDropped = name === 'a' && node.attrs.some(({ value }) => value === '#top')
    return wordsWithin(node.childNodes, KEPT.includes(name) && !isDropped ? [...around, name] : around)
  })
}

test('any two neighbours stay well-formed, and end where browsers end them', () => {
  const faults = pairs.filter(([first, second]) => {
    const given = `<div>${PIECES[first]} ${PIECES[second]} after</div><p>next</p>`
    const cleaned = sanitizeHtml(given)
    expect(wordsWithin(parseFragment(cleaned).childNodes)).toEqual(wordsWithin(parseFragment(given).childNodes))
    return cleaned !== asRead(cleaned) || cleaned !== sanitizeHtml(cleaned)
  })
  expect(faults).toEqual([])
  expect(pairs).toHaveLength(196)
})

test.each([
  [
    '<p><a href="#top">top</a> <strong>bold</strong> rest</p><p>plain</p>',
    '<p>top <strong>bold</strong> rest</p><p>plain</p>',
  ],
  [
    '<p>a <img src="data:image/png;base64,AAAA"> <a href="https://example.org/">link</a> after</p><p>next</p>',
    '<p>a  <a href="https://example.org/" rel="noopener">link</a> after</p><p>next</p>',
  ],
])('an element that loses its address ends no other: %s', (html, cleaned) => {
  expect(sanitizeHtml(html)).toBe(cleaned)
})

const PARTS =
  '<p> </p> <div> </div> <a|href="/x"> </a> <table> <tr> <td> <td|colspan="3"> <th|rowspan="2"> </table> <li> <ul> </ul> <b> </b> <pre> \n </pre> <sup> </sup> <svg> </svg> <math> <mtext> <style> </style> <title> <!-- --> <button> <form> <select> <option> <template> <h1> <br> <img|src="/a.jpg"> <font> <nobr> <caption> x &lt; " \u00a0 <noscript> <mglyph> <foreignObject> <desc>'
    .split(' ')
    .map((part) => part.replace('|', ' '))

test('whatever stands together, browsers read what is written as it is', () => {
  const html = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(html, (given) => {
      const cleaned = sanitizeHtml(given)
      expect(asRead(cleaned)).toBe(cleaned)
      expect(sanitizeHtml(cleaned)).toBe(cleaned)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['deep', '<div>'.repeat(20_000)],
  ['ever growing', `${Array.from({ length: 3_000 }, (_, n) => `<font size=${n}>`).join('')}${'<p>x'.repeat(3_000)}`],
])('HTML that is %s is refused with words', (_, html) => {
  expect(() => sanitizeHtml(html)).toThrow(/simplify it/)
})
