import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn as inLanguage, type Catalogue } from '../contract/catalogue.ts'
import { PAGE_TEXTS } from '../contract/pages/page-texts.ts'
import { EXTRAS } from './extras.ts'

/** Longer texts, and those of "we", are sentences: what they say of a firm is for its staff to write (page-texts.ts). */
const LABEL_WORDS = 6
const OURS = { en: /\b(we|us|our|ours)\b/i, ne: /हामी|हाम्र/ }

/** Statements of the code about itself, by file (without its ending) and reason; each is true of every site that this program serves. */
const ALLOWED: Record<string, Record<string, string>> = {
  'site/format-moment.words': {
    'writes a moment': 'format',
  },
  'site/outbox/outbox.words': {
    'what has become of the visitor’s message': 'delivered',
  },
  'site/preview/words': {
    'for staff': 'note text',
  },
  'site/routes/history.words': {
    'labels of the specification': 'title',
  },
  'site/routes/about-teams.words': {
    'how the search works': 'nobodyText',
  },
  'site/routes/client-detail.words': {
    'counted from the projects': 'description none',
  },
  'site/routes/contact.words': {
    'what has become of the visitor’s message': 'expired',
  },
  'site/routes/news-list.words': {
    'how the list works': 'beyondText',
    'counted from the news': 'noneText',
  },
  'site/routes/project-list.words': {
    'how the search works': 'leftOut leftOutWords',
  },
  'site/routes/search.words': {
    'how the search works': 'ask count description fewer hint incomplete lead leftOut',
  },
  'site/ui/about/words': {
    'labels of the specification': 'about journey',
  },
  'site/ui/ask/words': {
    'a link to the contact form': 'write',
  },
  'site/ui/experience/sentence.words': {
    'counted from the projects': 'nearest',
  },
  'site/ui/contact-details/words': {
    'measured from the messages': 'answeredWithin',
  },
  'site/ui/contact-form/words': {
    'how the form works, and what has become of the visitor’s message': 'kept messageHelp reference stillHere waiting',
  },
  'site/ui/error-page/gone-page.words': {
    'why there is no page any more': 'text',
  },
  'site/ui/error-page/missing-page.words': {
    'what to do where a page is missing or failed': 'contact services text',
  },
  'site/ui/error-page/words': {
    'what to do where a page is missing or failed': 'failed',
  },
  'site/ui/hero/words': {
    'a link to the projects': 'see',
  },
  'site/ui/notice/words': {
    'what to do without a connection': 'offline',
  },
  'site/ui/profile/words': {
    'how the figures are counted': 'overlap',
  },
  'site/ui/project-finder/words': {
    'how the search works': 'needsMeasure noWay notice without',
  },
  'site/ui/project/words': {
    'a fact of a project': 'share',
  },
  'site/ui/region/words': {
    'counted from the projects, and the source of the map': 'contact lead nearby noLocations simplified',
  },
  'site/ui/search-dialog/words': {
    'how the search works': 'none',
  },
  'site/ui/service/words': {
    'a map of the projects of a service': 'where',
  },
  'site/ui/site-footer/words': {
    'labels of the specification': 'about follow team',
  },
  'site/ui/site-header/words': {
    'labels of the specification': 'about contact story',
  },
  'site/ui/untranslated/words': {
    'which language the visitor reads': 'note',
  },
  'site/ui/video/words': {
    'what a press tells the host of the video': 'note',
  },
  'site/ui/waiting-messages/words': {
    'what has become of the visitor’s message': 'consequence refused sendFirst trouble',
  },
}

type Locale = keyof typeof OURS
/** A function is read as it is written. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'function'
    ? [String(value)]
    : Object.values(value ?? {}).flatMap((one) => textsIn(one))

const isSentence = (text: string, locale: Locale) => {
  const quoted = [...text.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, part = '']) => part)
  const said = text.includes('=>') ? quoted : [text]
  return said.some((part) => OURS[locale].test(part) || part.split(/\s+/).length > LABEL_WORDS)
}

/** A catalogue in each language. */
function bothOf(file: string) {
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  return { en: inLanguage(catalogue, 'en'), ne: inLanguage(catalogue, 'ne') }
}

async function listSentences(): Promise<string[]> {
  const files = globSync('{site,extras/*/site}/**/*words.{ts,json}').filter((file) => file !== 'site/words.ts')
  const found = files.map(async (file) => {
    const words = file.endsWith('.json') ? [bothOf(file)] : Object.values((await import(resolve(file))) as object)
    return (words as Partial<Record<Locale, object>>[]).flatMap((one) =>
      (['en', 'ne'] as const).flatMap((locale) =>
        Object.entries(one[locale] ?? {})
          .filter(([, value]) => textsIn(value).some((text) => isSentence(text, locale)))
          .map(([key]) => `${file.replace(/\.\w+$/, '')} ${key}`),
      ),
    )
  })
  return [...new Set((await Promise.all(found)).flat())]
}

test('the site’s own words are labels: what they say of the firm is content', async () => {
  const all: typeof ALLOWED = Object.assign({}, ALLOWED, ...EXTRAS.map(({ sentences }) => sentences))
  const allowed = Object.entries(all).flatMap(([file, reasons]) =>
    Object.values(reasons).flatMap((keys) => keys.split(' ').map((key) => `${file} ${key}`)),
  )
  expect((await listSentences()).toSorted()).toEqual(allowed.toSorted())
})

test.each(['We answer within two days.', 'Bridges, roads and buildings of all sizes'])('%s is a sentence', (text) => {
  expect(isSentence(text, 'en')).toBe(true)
})

test('the titles of texts that nobody has written are short', () => {
  const titles = Object.values(PAGE_TEXTS).map(({ title }) => title.en)
  expect(titles.filter((title) => title.split(' ').length > LABEL_WORDS)).toEqual([])
})
