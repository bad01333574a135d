import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../create-test-app.ts'
import { openFacts } from './open-facts.ts'

describeOnEachEngine('the own facts of a firm', (engine) => {
  test('are answered with a project, in the order of the firm and in the language of the call', async () => {
    const { licence, length, signed, insured, zone, save, read, owner } = await openFacts(engine)
    expect(await read()).toEqual([])
    const rows = [
      { factId: zone, choice: 'Zone IV' },
      { factId: insured, yesNo: true },
      { factId: signed, date: '2019-04-28' },
      { factId: length, number: 1234.5 },
      { factId: licence, text: { en: 'No. 17', ne: '' } },
    ]
    expect((await save(rows)).status).toBe(200)
    const texts = async (locale: string) => (await read(locale)).map(({ label, text, locale: of }) => [label, text, of])
    expect(await texts('en')).toEqual([
      ['NVC licence', 'No. 17', 'en'],
      ['Length of tunnel', '1,234.5 m', 'en'],
      ['Signed on', '28 April 2019', 'en'],
      ['Insured', 'Yes', 'en'],
      ['Seismic zone', 'Zone IV', 'en'],
    ])
    expect(await texts('ne')).toEqual([
      ['NVC लाइसेन्स', 'No. 17', 'en'],
      ['सुरुङको लम्बाइ', '१,२३४.५ मि.', 'ne'],
      ['Signed on', '२०७६ वैशाख १५ गते (२८ अप्रिल २०१९)', 'ne'],
      ['Insured', 'हो', 'ne'],
      ['Seismic zone', 'क्षेत्र ४', 'ne'],
    ])
    expect((await read())[1]).toEqual({
      id: length,
      label: 'Length of tunnel',
      type: 'number',
      value: 1234.5,
      valueBs: null,
      unit: 'm',
      text: '1,234.5 m',
      locale: 'en',
    })
    expect((await read())[4]).toMatchObject({ value: 'zone-iv', unit: '' })
    await owner.call('PUT', '/content/facts/order', { ids: [zone, insured, signed, length, licence] })
    expect((await texts('en')).map(([label]) => label)).toEqual([
      'Seismic zone',
      'Insured',
      'Signed on',
      'Length of tunnel',
      'NVC licence',
    ])
  })

  test('that have ended, are for staff alone or have no value are not shown; their values stay', async () => {
    const { app, editor, licence, length, insured, zone, save, change, read } = await openFacts(engine)
    const rows = [
      { factId: licence, text: { en: 'Marker4711', ne: '' } },
      { factId: length, number: null },
      { factId: insured, yesNo: true },
      { factId: zone, choice: '' },
    ]
    await save(rows)
    expect((await read()).map(({ label }) => label)).toEqual(['NVC licence', 'Insured'])
    await change(licence, { endedOn: '2020-01-01' })
    await change(insured, { shownOn: 'staff' })
    expect(await read()).toEqual([])
    for (const path of ['/projects/slug/bare', '/projects?search=Marker4711', '/search?q=Marker4711'])
      expect(await (await app.request(path)).text()).not.toContain('NVC')
    const record = (await (await editor.call('GET', '/content/projects/5')).json()).data
    expect(record.facts[0]).toMatchObject({ factId: licence, text: { en: 'Marker4711' } })
    // It can be saved as before, and shown again.
    expect((await editor.call('PATCH', '/projects/5', { facts: record.facts, funder: 'A bank' })).status).toBe(200)
    await change(licence, { endedOn: null })
    expect((await read()).map(({ text }) => text)).toEqual(['Marker4711'])
  })

  test('are those of each project of a shortlist, of which statements are made, without those for staff', async () => {
    const { app, editor, licence, length, zone, save, change, read } = await openFacts(engine)
    await save([
      { factId: zone, choice: 'zone-v' },
      { factId: licence, text: { en: 'Marker4711', ne: '' } },
    ])
    await editor.call('PATCH', '/projects/1', { facts: [{ factId: length, number: 12 }] })
    const list = async () => (await app.request('/shortlist?projects=1,5,2')).json()
    const texts = async () =>
      (await list()).data.projects.map(({ facts }: { facts: { text: string }[] }) => facts.map(({ text }) => text))
    expect(await texts()).toEqual([['12 m'], ['Marker4711', 'Zone V'], []])
    expect((await list()).data.projects[1].facts).toEqual(await read())
    await change(licence, { shownOn: 'staff' })
    await change(length, { endedOn: '2020-01-01' })
    expect(await texts()).toEqual([[], ['Zone V'], []])
    expect(JSON.stringify(await list())).not.toContain('Marker4711')
  })

  test('refuse a value that does not fit, in words, at its place', async () => {
    const { licence, length, insured, zone, save, refusal } = await openFacts(engine)
    const refused = async (...rows: object[]) => refusal(await save(rows))
    expect(await refused({ factId: length, text: { en: 'long' } })).toEqual([
      422,
      { 'facts.0.text': 'This fact is of the type “Number”: leave “Text” empty' },
    ])
    expect(await refused({ factId: insured, yesNo: true }, { factId: zone, choice: 'Zone VI' })).toEqual([
      422,
      { 'facts.1.choice': 'Choose one of these: Zone V, Zone IV' },
    ])
    expect(await refused({ factId: licence }, { factId: licence })).toEqual([
      422,
      { 'facts.1.factId': 'This fact is there already: one row is enough' },
    ])
    expect((await refused({ factId: 999 }))[0]).toBe(422)
    expect((await refused({ factId: length, number: 'long' }))[0]).toBe(422)
  })

  test('keep their choices: a name may change, a choice in use and the type may not', async () => {
    const { owner, zone, save, change, read, refusal } = await openFacts(engine)
    await save([{ factId: zone, choice: 'क्षेत्र ५' }])
    const { choices } = (await (await owner.call('GET', `/content/facts/${zone}`)).json()).data
    const renamed = [{ ...choices[0], name: { en: 'V (very high)', ne: 'क्षेत्र ५' } }, choices[1]]
    expect((await change(zone, { choices: renamed })).status).toBe(200)
    expect((await read())[0]).toMatchObject({ text: 'V (very high)', value: 'zone-v' })
    expect(await refusal(await change(zone, { choices: [choices[1]] }))).toEqual([
      422,
      { choices: expect.stringContaining('“V (very high)” is in use and cannot be removed') },
    ])
    expect((await refusal(await change(zone, { choices: [], type: 'text' })))[1]).toHaveProperty('type')
    expect((await refusal(await change(zone, { choices: [] })))[1]).toEqual({ choices: 'Add the choices' })
    expect((await refusal(await change(zone, { choices: [choices[0], { name: { en: 'zone v' } }] })))[1]).toEqual({
      choices: 'Two choices have the same name: remove one of them',
    })
    expect((await owner.call('DELETE', `/facts/${zone}`)).status).toBe(409)
  })

  test('of people are on their pages, if they agreed to it', async () => {
    const { app, owner, editor, licence, refusal } = await openFacts(engine)
    const given = { label: 'NVC member', about: 'teams', type: 'text', shownOn: 'page' }
    const { id } = (await (await owner.call('POST', '/facts', given)).json()).data
    const facts = [{ factId: id, text: { en: 'No. 17', ne: '' } }]
    const save = (changes: object) => owner.call('PATCH', '/teams/1', changes)
    expect((await save({ consentedOn: '2026-01-01', facts })).status).toBe(200)
    const { slug } = (await (await owner.call('GET', '/content/teams/1')).json()).data
    const read = async () => (await (await app.request(`/teams/slug/${slug}`)).json()).data.facts
    expect(await read()).toEqual([])
    expect((await (await editor.call('GET', '/content/teams/1')).json()).data.facts).toBe(undefined)
    await save({ factsFor: 'public' })
    expect(await read()).toMatchObject([{ label: 'NVC member', text: 'No. 17' }])
    expect(await refusal(await save({ facts: [{ factId: licence }] }))).toEqual([
      422,
      { 'facts.0.factId': 'This is a fact of something else: choose another' },
    ])
  })

  test('are added by owners alone', async () => {
    const { editor } = await openFacts(engine)
    const given = { label: 'Mine', about: 'projects', type: 'text', shownOn: 'page' }
    expect((await editor.call('POST', '/facts', given)).status).toBe(403)
  })
})
