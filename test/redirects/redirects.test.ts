import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { redirectOldAddresses } from '../../server/redirects/old-addresses.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('a redirect', (engine) => {
  /** An owner, and a site with the pages / and /news. */
  const open = async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    let rendered = 0
    const site = new Hono()
    site.use(
      '*',
      redirectOldAddresses(app.db, () => getContentRevision(app.db)),
    )
    site.all('*', (context) => {
      if (/.\/$/.test(context.req.path)) return context.redirect(context.req.path.slice(0, -1), 301)
      rendered += 1
      return context.text('page', ['/', '/news'].includes(context.req.path) ? 200 : 404)
    })
    const send = async (method: string, path: string, body?: object) => {
      const { fields, data } = await (await owner.call(method, path, body)).json()
      return fields ?? data
    }
    return {
      ...app,
      rendered: () => rendered,
      make: (from: string, to: string) => send('POST', '/redirects', { from, to }),
      change: (id: number, body: object) => send('PATCH', `/redirects/${id}`, body),
      remove: (id: number) => send('DELETE', `/redirects/${id}`),
      visit: async (address: string) => {
        const response = await site.request(`http://firm.example${address}`)
        return response.headers.get('Location') ?? response.status
      },
    }
  }

  test('from an address in Devanagari leads on in each of its spellings', async () => {
    const { make, visit } = await open()
    const encoded = '/%E0%A4%B9%E0%A4%BE%E0%A4%AE%E0%A5%8D%E0%A4%B0%E0%A5%8B-%E0%A4%AC%E0%A4%BE%E0%A4%B0%E0%A5%87'
    expect(await make('/हाम्रो-बारे/', '/news')).toMatchObject({ from: '/हाम्रो-बारे', to: '/news' })
    expect(await make(encoded.toLowerCase(), '/gallery')).toEqual({ from: '/हाम्रो-बारे leads somewhere already' })
    for (const spelling of ['/हाम्रो-बारे', encoded, encoded.toLowerCase(), `${encoded}/`])
      expect(await visit(spelling)).toBe('/news')
    expect(await visit(`${encoded}?from=letter`)).toBe('/news?from=letter')
    // Composed by the one, in two characters by the other.
    await make('/क़लम', '/news#pen')
    for (const form of ['NFC', 'NFD'] as const) expect(await visit(encodeURI('/क़लम'.normalize(form)))).toBe('/news#pen')
    expect(await make('/café', '/क')).toMatchObject({ from: '/café' })
    expect(await visit('/cafe%cc%81')).toBe('/%E0%A4%95')
  })

  test('from an address with a slash at its end leads on at once, unless a page is there', async () => {
    const { make, visit, rendered } = await open()
    await make('/2019/05/a-bridge', '/news')
    await make('/projects/trail-bridge', '/gallery')
    expect([await visit('/2019/05/a-bridge/'), await visit('/2019/05/a-bridge/?a=1'), rendered()]).toEqual([
      '/news',
      '/news?a=1',
      0,
    ])
    for (const path of ['/news', '/projects/trail-bridge', '/missing']) expect(await visit(`${path}/`)).toBe(path)
  })

  test('leads from /about/team, above the pages of people, to their list, unless staff lead it elsewhere', async () => {
    const { make, visit } = await open()
    expect(await visit('/about/team')).toBe('/about/teams')
    expect(await visit('/ne/about/team')).toBe('/ne/about/teams')
    expect([await visit('/about/team/nobody'), await visit('/about/teamwork')]).toEqual([404, 404])
    await make('/about/team', '/news')
    expect(await visit('/about/team')).toBe('/news')
  })

  test('from a picture of WordPress leads on from each of its sizes', async () => {
    const { make, visit } = await open()
    await make('/wp-content/uploads/2019/05/pic-5.jpg', '/media/pictures/a/original.jpg')
    await make('/blog/wp-content/uploads/large-scaled.jpeg', '/media/pictures/b/original.jpg')
    expect(await visit('/wp-content/uploads/2019/05/pic-5-300x200.jpg')).toBe('/media/pictures/a/original.jpg')
    expect(await visit('/blog/wp-content/uploads/large-1024x768.jpeg')).toBe('/media/pictures/b/original.jpg')
    for (const path of ['/wp-content/uploads/other-300x200.jpg', '/files/pic-5-300x200.jpg'])
      expect(await visit(path)).toBe(404)
  })

  test('from an address with a query comes before the page, for this very query in any order', async () => {
    const { make, visit, rendered } = await open()
    await make('/?p=12', '/news')
    await make('/index.php/?b=2&a=%E0%A4%95', '/news?year=2012')
    await make('/index.php', '/gallery')
    expect([await visit('/?p=12'), await visit('/?%70=12'), rendered()]).toEqual(['/news', '/news', 0])
    expect([await visit('/'), await visit('/?p=1'), await visit('/?p=12&q=1'), await visit('/news?p=12')]).toEqual([
      200, 200, 200, 200,
    ])
    for (const query of ['?b=2&a=क', '/?a=%e0%a4%95&b=2'])
      expect(await visit(`/index.php${query}`)).toBe('/news?year=2012')
    expect(await visit('/index.php?a=1')).toBe('/gallery?a=1')
  })

  test('is followed as soon as it is made, changed and deleted', async () => {
    const { make, change, remove, visit, db } = await open()
    expect(await visit('/?p=7')).toBe(200)
    const before = await getContentRevision(db)
    const { id } = await make('/?p=7', '/gallery')
    // The page cache has forgotten what it kept by then.
    expect(await getContentRevision(db)).toBeGreaterThan(before)
    expect(await visit('/?p=7')).toBe('/gallery')
    expect(await change(id, { from: '/?page_id=7' })).toMatchObject({ from: '/?page_id=7', to: '/gallery' })
    expect([await visit('/?p=7'), await visit('/?page_id=7')]).toEqual([200, '/gallery'])
    await remove(id)
    expect(await visit('/?page_id=7')).toBe(200)
  })

  test('asks the store nothing for names that no old address has', async () => {
    const { make, visit, db } = await open()
    await make('/?p=12', '/news')
    await visit('/?p=1')
    const asked: string[] = []
    const executor = db.getExecutor()
    const { executeQuery } = Object.getPrototypeOf(executor) as typeof executor
    executor.executeQuery = async function (query) {
      asked.push(query.sql)
      return executeQuery.call(this, query) as never
    }
    expect(await visit('/?utm_source=letter&page=2')).toBe(200)
    expect(asked.filter((sql) => sql.includes('redirect'))).toEqual([])
    await visit('/?p=2')
    expect(asked.filter((sql) => sql.includes('redirect'))).toHaveLength(1)
  })

  test('to itself or in a circle is refused, and one that came to be is not followed', async () => {
    const { make, visit, db } = await open()
    const circle = { to: 'This would lead in a circle' }
    expect(await make('/क', '/%E0%A4%95/')).toEqual(circle)
    expect(await make('/?p=1&q=2', '/?q=2&p=1#top')).toEqual(circle)
    expect(await make('/a', '/a?x=1')).toEqual(circle)
    expect(await make('/a?x=1', '/a')).toMatchObject({ from: '/a?x=1' })
    expect(await make('/a', '/?p=3')).toMatchObject({ from: '/a' })
    expect(await make('/?p=3', '/a?x=1')).toEqual(circle)
    await db
      .insertInto('redirect')
      .values({ from_path: '/b', to_path: '/%62', created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
    expect(await visit('/b')).toBe(404)
  })

  test('from what can be no old address is refused in words', async () => {
    const { make, visit } = await open()
    const from = 'Old address must be a path of this site, such as /old-page or /?p=12'
    for (const given of ['old', '//evil.example', '/\\evil', '/a b'])
      expect(await make(given, '/news'), given).toEqual({ from })
    for (const given of [
      '/',
      '/?',
      '/#a',
      '/api/v1/news?p=1',
      '/%61dmin',
      '/media/?a=b',
      '/sw.js',
      '/ne/',
      '/contact/',
    ])
      expect(await make(given, '/news'), given).toEqual({
        from: expect.stringMatching(/^This site itself answers at \//),
      })
    for (const given of ['news', '//evil.example', '/\\evil', 'https://', 'javascript:alert(1)']) {
      expect(await make('/old', given), given).toHaveProperty('to')
    }
    expect(await make(`/${'क'.repeat(500)}`, '/news')).toEqual({ from: 'Old address must be at most 500 characters' })
    expect(await make(encodeURI(`/${'क'.repeat(499)}`), '/news')).toHaveProperty('id')
    expect([await visit('/%00'), await visit('/%ff%zz?%ff=%00')]).toEqual([404, 404])
  })
})
