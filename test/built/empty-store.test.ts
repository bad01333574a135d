import { expect, test } from 'vitest'
import { start, temporaryFolder } from './program.ts'

test('a site that nothing was entered into has the name of its address everywhere, in either language', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder(), SAMPLE_CONTENT: '0' })
  const { host } = new URL(origin)
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
  const headOf = async (path: string) => {
    const html = await read(path)
    const [, lang] = /<html lang="(\w+)"/.exec(html) ?? []
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    return { lang, title, siteName: /property="og:site_name" content="([^"]*)"/.exec(html)?.[1] }
  }
  expect(await headOf('/')).toEqual({ lang: 'en', title: host, siteName: host })
  expect(await headOf('/ne')).toEqual({ lang: 'ne', title: host, siteName: host })
  expect(await headOf('/ne/projects')).toEqual({ lang: 'ne', title: `परियोजनाहरू | ${host}`, siteName: host })
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: host, short_name: host })
})
