import { expect, test } from 'vitest'
import { findJob } from '../../server/core/jobs/job-store.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createFactHandler } from '../../server/search/index-jobs.ts'
import { runDueJobs } from '../core/jobs/run-jobs.ts'
import { describeOnEachEngine } from '../create-test-app.ts'
import { openFacts } from './open-facts.ts'

/** Project 5 has a licence and a zone. */
async function openSearch(engine: Engine) {
  const facts = await openFacts(engine)
  const { app, licence, zone, save } = facts
  const rows = [
    { factId: licence, text: { en: 'Quetzalmarker', ne: 'इजाजत' } },
    { factId: zone, choice: 'zone-v' },
  ]
  expect((await save(rows)).status).toBe(200)
  const read = async (path: string) => (await app.request(path)).text()
  /** In the site's search, and in the list of projects. */
  const find = async (words: string, locale = 'en') => {
    const answers = [`/search?q=${words}&locale=${locale}`, `/projects?search=${words}&locale=${locale}`]
    return Promise.all(
      answers.map(async (path) => JSON.parse(await read(path)).data.map(({ id }: { id: number }) => id)),
    )
  }
  const runJobs = () => runDueJobs(app.db, [createFactHandler(app)])
  /** With the jobs that follow. */
  const change = async (...given: Parameters<typeof facts.change>) => {
    const answer = await facts.change(...given)
    await runJobs()
    return answer
  }
  return { ...facts, rows, read, find, publish: facts.change, runJobs, change }
}

const JOB = 'index-projects-with-fact'
const NOTHING = [[], []]
const FOUND = [[5], [5]]

describeOnEachEngine('own facts in the search', (engine) => {
  test('find a project by a text or a choice in both languages, once the owner says so', async () => {
    const { licence, zone, change, find, read } = await openSearch(engine)
    expect(await find('Quetzalmarker')).toEqual(NOTHING)
    for (const id of [licence, zone]) expect((await change(id, { isSearched: true })).status).toBe(200)
    for (const words of ['Quetzalmarker', 'quetzalmark', 'इजाजत', 'Zone', 'क्षेत्र'])
      expect(await find(words)).toEqual(FOUND)
    expect(JSON.parse(await read('/search?q=Quetzalmarker')).data[0]).toMatchObject({
      excerpt: expect.stringContaining('NVC licence: Quetzalmarker'),
      matches: ['Quetzalmarker'],
    })
    expect(JSON.parse(await read('/search?q=%E0%A4%87%E0%A4%9C%E0%A4%BE%E0%A4%9C%E0%A4%A4&locale=ne')).data[0].id).toBe(
      5,
    )
    await change(licence, { isSearched: false })
    expect(await find('Quetzalmarker')).toEqual(NOTHING)
  })

  test('are indexed in the background, as the fact was published last, also after the program ended meanwhile', async () => {
    const { app, licence, publish, find, runJobs } = await openSearch(engine)
    expect((await publish(licence, { isSearched: true })).status).toBe(200)
    expect(await find('Quetzalmarker')).toEqual(NOTHING)
    const run = async (signal: AbortSignal) =>
      createFactHandler(app).run((await findJob(app.db, JOB, `${licence}`))!, signal)
    await expect(run(AbortSignal.abort(new Error('the program ended here')))).rejects.toThrow('ended here')
    await runJobs()
    expect(await find('Quetzalmarker')).toEqual(FOUND)
    await publish(licence, { endedOn: '2020-01-01' })
    await Promise.all([run(new AbortController().signal), publish(licence, { endedOn: null })])
    await runJobs()
    expect(await find('Quetzalmarker')).toEqual(FOUND)
    await publish(licence, { endedOn: '2020-01-01' })
    await runJobs()
    expect(await find('Quetzalmarker')).toEqual(NOTHING)
  })

  test('follow a changed value and a changed name of a choice', async () => {
    const { licence, zone, owner, change, save, rows, find } = await openSearch(engine)
    for (const id of [licence, zone]) await change(id, { isSearched: true })
    const { choices } = (await (await owner.call('GET', `/content/facts/${zone}`)).json()).data
    await change(zone, { choices: [{ ...choices[0], name: { en: 'Tremorband', ne: '' } }, choices[1]] })
    expect(await find('Tremorband')).toEqual(FOUND)
    await save([{ ...rows[0], text: { en: 'Okapimarker', ne: '' } }])
    expect(await find('Okapimarker')).toEqual(FOUND)
    expect(await find('Quetzalmarker')).toEqual(NOTHING)
    expect(await find('Tremorband')).toEqual(NOTHING)
  })

  test('are in no index while they are for staff, have a last day, or are of a draft', async () => {
    const { app, editor, licence, change, save, rows, find, read } = await openSearch(engine)
    const indexed = async () =>
      JSON.stringify(await app.db.selectFrom('search_document').select('texts').execute()).includes('Quetzalmarker')
    await change(licence, { isSearched: true })
    expect([await indexed(), await find('Quetzalmarker')]).toEqual([true, FOUND])
    for (const hidden of [{ shownOn: 'staff' }, { endedOn: '2020-01-01' }, { endedOn: '2099-01-01' }]) {
      await change(licence, { shownOn: 'page', endedOn: null })
      expect(await indexed()).toBe(true)
      expect((await change(licence, hidden)).status).toBe(200)
      expect([await indexed(), await find('Quetzalmarker')]).toEqual([false, NOTHING])
      for (const path of ['/search?q=Quetzalmarker', '/search/suggestions?q=Quetzal', '/projects/facets'])
        expect(await read(path)).not.toContain('NVC')
    }
    await save([])
    await change(licence, { shownOn: 'page', endedOn: null })
    await editor.call('PATCH', '/projects/5', { facts: rows, publish: false })
    expect([await indexed(), await find('Quetzalmarker')]).toEqual([false, NOTHING])
  })

  test('of people are not searched', async () => {
    const { owner, refusal, find } = await openSearch(engine)
    const given = { label: 'NVC member', about: 'teams', type: 'text', shownOn: 'page' }
    expect(await refusal(await owner.call('POST', '/facts', { ...given, isSearched: true }))).toEqual([
      422,
      { isSearched: 'Only a text or a choice of projects can be searched' },
    ])
    const { id } = (await (await owner.call('POST', '/facts', given)).json()).data
    const facts = [{ factId: id, text: { en: 'Narwhalmarker', ne: '' } }]
    await owner.call('PATCH', '/teams/1', { consentedOn: '2026-01-01', factsFor: 'public', facts })
    expect(await find('Narwhalmarker')).toEqual(NOTHING)
  })
})
