import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext, type I18nProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { addRefusals, EnglishText } from './error-text.tsx'

addRefusals({
  whole: { en: '%{file}: it is damaged', ne: '%{file}: बिग्रिएको छ' },
  pages: { en: '%{file}: it has more than %{most} pages', ne: '%{file}: %{most} भन्दा बढी पृष्ठ छन्' },
})

const i18n: I18nProvider = { translate: (key) => key, changeLocale: async () => undefined, getLocale: () => 'ne' }
const inNepali = (text: string) =>
  renderToStaticMarkup(createElement(I18nContext.Provider, { value: i18n }, createElement(EnglishText, null, text)))

test('each sentence of a refusal is said in Nepali, and one that nobody knows leaves all as it is', () => {
  expect(inNepali('a.pdf: it is damaged. b.pdf: it has more than 500 pages')).toBe(
    'a.pdf: बिग्रिएको छ। b.pdf: ५०० भन्दा बढी पृष्ठ छन्',
  )
  expect(inNepali('Dr. A.pdf: it is damaged')).toBe('Dr. A.pdf: बिग्रिएको छ')
  const unknown = 'a.pdf was not found. Look again'
  expect(inNepali(unknown)).toBe(`<span lang="en">${unknown}</span>`)
})
