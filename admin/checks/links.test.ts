import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { checkLinkTargets, checkLinkWords, internalLinks } from './check-page.ts'

const page = (text: string) =>
  parseHTML(`<main><div data-field="mainText">${text}</div><a href="/layout">here</a></main>`).document
const wordsOf = (text: string) => checkLinkWords(page(text)).map(({ advice }) => advice)

test.each([
  ['click here', 'link_vague'],
  ['Read more …', 'link_vague'],
  ['यहाँ', 'link_vague'],
  ['थप पढ्नुहोस्।', 'link_vague'],
  [' ', 'link_empty'],
  ['https://example.org/a', 'link_bare'],
  ['/services', 'link_bare'],
])('a link with the words "%s" does not say where it leads', (words, advice) => {
  expect(wordsOf(`<a href="/x">${words}</a>`)).toEqual([advice])
})

test.each(['Here are our services', 'name@example.org', 'हाम्रा सेवा', '<img alt="A bridge">'])(
  'a link with %s is left alone',
  (words) => {
    expect(wordsOf(`<a href="/x">${words}</a>`)).toEqual([])
  },
)

test('links into the site are known once by path, and named where they lead nowhere', () => {
  const links = internalLinks(
    page(
      '<a href="/gone#a">One</a> <a href="/gone">two</a> <a href="/news">three</a> <a href="#b">four</a> <a href="https://example.org">five</a>',
    ),
  )
  expect([...links.keys()]).toEqual(['/gone', '/news'])
  const [hint, ...others] = checkLinkTargets(links, new Set(['/gone']))
  expect([hint?.advice, hint?.values, hint?.element?.textContent, others]).toEqual([
    'link_dead',
    { path: '/gone' },
    'One',
    [],
  ])
})
