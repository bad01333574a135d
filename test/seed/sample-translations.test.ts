import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { shownName, translatedFields } from '../../contract/fields/kind.ts'
import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from '../../contract/locale.ts'
import { readSampleContent } from '../../server/seed/read-sample-content.ts'
import { bodyFileOf, type SampleEntry } from '../../server/seed/sample-files.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')
const { entries, bodies } = await readSampleContent(CONTENT)

describe.each(OTHER_LOCALES)('in %s, the sample', (locale) => {
  test.each(CONTENT_ENTITIES)('has every text of %s', (entity) => {
    const textOf = (entry: SampleEntry, language: Locale, name: string, type: string) => {
      const texts = language === DEFAULT_LOCALE ? entry : entry.translations?.[language]
      return texts?.[name] ?? (type === 'richText' ? bodies.get(bodyFileOf(entity, entry, language) ?? '') : undefined)
    }
    const isGiven = (text: unknown) => String(text ?? '').trim() !== ''
    const missing = entries.get(entity)!.flatMap((entry, index) =>
      translatedFields(kindOf(entity))
        .filter(([name, { type }]) => isGiven(textOf(entry, DEFAULT_LOCALE, shownName(name), type)))
        .filter(([name, { type }]) => !isGiven(textOf(entry, locale, name, type)))
        .map(([name]) => `${entity}.json [${index}].translations.${locale}.${name}`),
    )
    // Of a fixed kind there may be nothing to say: the usual menus.
    expect(kindOf(entity).isFixed || entries.get(entity)!.length > 0).toBe(true)
    expect(missing).toEqual([])
  })

  const translated = [...bodies.keys()].filter((file) => file.endsWith(`.${locale}.html`))
  test.each(translated)('has the elements, links and pictures of the English text in %s', (file) => {
    const skeleton = (html: string) => (html.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(/ alt="[^"]*"/, ''))
    const english = bodies.get(file.replace(`.${locale}.`, '.'))!
    expect(skeleton(bodies.get(file)!)).toEqual(skeleton(english))
  })
})
