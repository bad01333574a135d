import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleContext } from '../../../../site/words.ts'
import examples from './statement.examples.tsx'

test('on the statement, what is in another language than the page is marked with it', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => examples.examples.usual }])
  const html = renderToStaticMarkup(
    <LocaleContext value="ne">
      <Stub />
    </LocaleContext>,
  )
  expect(html.match(/NVC licence/g)).toHaveLength(4)
  for (const name of ['No. 17', 'Bridge 1', 'Sita Rai', 'A municipality in Tanahun'])
    expect(html).toMatch(new RegExp(`lang="en"[^>]*>${name}`))
})
