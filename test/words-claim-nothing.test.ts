import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_TEXTS } from '../contract/pages/page-texts.ts'
import { EXTRAS } from './extras.ts'

/** Longer texts, and those of "we", are sentences: what they say of a firm is for its staff to write (page-texts.ts). */
const LABEL_WORDS = 6
const OURS = { en: /\b(we|us|our|ours)\b/i, ne: /हामी|हाम्र/ }

/** Statements of the code about itself, by file and reason; each is true of every site that this program serves. */
const ALLOWED: Record<string, Record<string, string>> = {
  'site/format-moment.words.ts': {
    'writes a moment': 'format',
  },
  'site/outbox/outbox.words.ts': {
    'what has become of the visitor’s message': 'delivered',
  },
  'site/preview/words.ts': {
    'for staff': 'note text',
  },
  'site/routes/history.words.ts': {
    'labels of the specification': 'title',
  },
  'site/routes/about-teams.words.ts': {
    'how the search works': 'nobodyText',
  },
  'site/routes/client-detail.words.ts': {
    'counted from the projects': 'description none',
  },
  'site/routes/contact.words.ts': {
    'what has become of the visitor’s message': 'expired',
  },
  'site/routes/news-list.words.ts': {
    'how the list works': 'beyondText',
    'counted from the news': 'noneText',
  },
  'site/routes/project-list.words.ts': {
    'how the search works': 'leftOut leftOutWords',
  },
  'site/routes/search.words.ts': {
    'how the search works': 'ask count description fewer hint incomplete lead leftOut',
  },
  'site/ui/about/words.ts': {
    'labels of the specification': 'about journey',
  },
  'site/ui/ask/words.ts': {
    'a link to the contact form': 'write',
  },
  'site/ui/experience/sentence.words.ts': {
    'counted from the projects': 'nearest',
  },
  'site/ui/contact-details/words.ts': {
    'measured from the messages': 'answeredWithin',
  },
  'site/ui/contact-form/words.ts': {
    'how the form works, and what has become of the visitor’s message': 'kept messageHelp reference stillHere waiting',
  },
  'site/ui/error-page/gone-page.words.ts': {
    'why there is no page any more': 'text',
  },
  'site/ui/error-page/missing-page.words.ts': {
    'what to do where a page is missing or failed': 'contact services text',
  },
  'site/ui/error-page/words.ts': {
    'what to do where a page is missing or failed': 'failed',
  },
  'site/ui/hero/words.ts': {
    'a link to the projects': 'see',
  },
  'site/ui/notice/words.ts': {
    'what to do without a connection': 'offline',
  },
  'site/ui/profile/words.ts': {
    'how the figures are counted': 'overlap',
  },
  'site/ui/project-finder/words.ts': {
    'how the search works': 'needsMeasure noWay notice without',
  },
  'site/ui/project/words.ts': {
    'a fact of a project': 'share',
  },
  'site/ui/region/words.ts': {
    'counted from the projects, and the source of the map': 'contact lead nearby noLocations simplified',
  },
  'site/ui/search-dialog/words.ts': {
    'how the search works': 'none',
  },
  'site/ui/service/words.ts': {
    'a map of the projects of a service': 'where',
  },
  'site/ui/site-footer/words.ts': {
    'labels of the specification': 'about follow team',
  },
  'site/ui/site-header/words.ts': {
    'labels of the specification': 'about contact story',
  },
  'site/ui/untranslated/words.ts': {
    'which language the visitor reads': 'note',
  },
  'site/ui/video/words.ts': {
    'what a press tells the host of the video': 'note',
  },
  'site/ui/waiting-messages/words.ts': {
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

async function listSentences(): Promise<string[]> {
  const files = globSync('{site,extras/*/site}/**/*words.ts').filter((file) => file !== 'site/words.ts')
  const found = files.map(async (file) => {
    const module = (await import(resolve(file))) as Record<string, Partial<Record<Locale, Record<string, unknown>>>>
    return Object.values(module).flatMap((words) =>
      (['en', 'ne'] as const).flatMap((locale) =>
        Object.entries(words[locale] ?? {})
          .filter(([, value]) => textsIn(value).some((text) => isSentence(text, locale)))
          .map(([key]) => `${file} ${key}`),
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
