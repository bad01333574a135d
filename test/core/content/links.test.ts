import { expect, test } from 'vitest'
import { fieldsOf } from '../../../contract/fields/kind.ts'
import { CONTENT_ENTITIES, kindOf } from '../../../contract/kinds/index.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { newRedirectSchema } from '../../../contract/redirects/redirect.ts'

/** The columns and parts of blocks, too. */
function patternsIn(fields: Record<string, Field>): RegExp[] {
  return Object.values(fields).flatMap(({ pattern, columns = {}, blocks = {} }) => [
    ...(pattern ? [pattern.like] : []),
    ...patternsIn(columns),
    ...Object.values(blocks).flatMap((block) => patternsIn(block.fields)),
  ])
}

test('no address of a field hides its host behind another name', () => {
  const all = CONTENT_ENTITIES.flatMap((entity) => patternsIn(Object.fromEntries(fieldsOf(kindOf(entity)))))
  const links = all.filter((like) => like.test('https://example.org'))
  expect(links.length).toBeGreaterThan(4)
  for (const like of links) {
    for (const bad of [
      'https://bank.example@evil.example',
      'https://a:b@x.example/',
      'https://bank.example\\@x.example',
    ])
      expect(like.test(bad), `${String(like)} ${bad}`).toBe(false)
    for (const good of ['https://medium.example/@firm', 'https://example.org?q=a@b', 'https://example.org:8080/#a'])
      expect(like.test(good), `${String(like)} ${good}`).toBe(true)
  }
  expect(newRedirectSchema.safeParse({ from: '/old', to: 'https://bank.example@evil.example' }).success).toBe(false)
})
