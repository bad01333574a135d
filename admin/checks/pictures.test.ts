import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { checkPictures } from './check-page.ts'

const check = (html: string) => checkPictures(parseHTML(`<main>${html}</main>`).document).map(({ advice }) => advice)

test('a picture that staff chose needs an alternative text, also in a text', () => {
  const picture = '<img src="/a.jpg" alt="">'
  expect(
    check(
      `<picture data-field="picture">${picture}</picture><div class="rich-text" data-field="mainText">${picture}</div>`,
    ),
  ).toEqual(['picture_without_alt', 'picture_in_text_without_alt'])
})

test('neither a described picture, a portrait beside its name nor one of the layout is named', () => {
  expect(
    check(
      `<picture data-field="picture"><img alt="A bridge"></picture><a><img alt=""></a>
       <picture class="picture person-page__photo" data-field="picture"><img alt=""></picture>`,
    ),
  ).toEqual([])
})
