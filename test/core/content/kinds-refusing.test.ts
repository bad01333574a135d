import { describe, expect, test } from 'vitest'
import { signIn, type Person } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

const project = { title: 'A', code: 'A', status: 'ongoing' }
/** Numbers of the fixtures: services 1 and 3 are top-level, with 2 beneath 1, and 4 and 5 beneath 3; project 3 is a part of project 2. */
const REFUSED: { call: string; body: object; fields: Record<string, string> }[] = [
  { call: 'POST /services', body: {}, fields: { name: 'Name is required' } },
  {
    call: 'POST /services',
    body: { name: 'A', slug: 'roads' },
    fields: { slug: 'This address is taken. Try roads-2' },
  },
  {
    call: 'POST /services',
    body: { name: 'A', pictureId: 99 },
    fields: { pictureId: 'This picture no longer exists' },
  },
  {
    call: 'POST /services',
    body: { name: 'A', parentId: 99 },
    fields: { parentId: 'This service no longer exists' },
  },
  {
    call: 'POST /services',
    body: { name: 'A', parentId: 2 },
    fields: {
      parentId: 'Services are two levels deep, and Impact assessment has a parent itself: choose a top-level one',
    },
  },
  { call: 'PATCH /services/1', body: { parentId: 1 }, fields: { parentId: 'A service cannot be its own parent' } },
  {
    call: 'PATCH /services/1',
    body: { parentId: 3 },
    fields: { parentId: 'Services are two levels deep, and this one has services beneath it: move those first' },
  },
  {
    call: 'POST /projects',
    body: {},
    fields: {
      title: 'Title is required',
      code: 'Project number is required',
      status: 'Status must be one of ongoing, completed, upcoming',
    },
  },
  {
    call: 'POST /projects',
    body: { ...project, code: 'REC-101' },
    fields: { code: 'Project number REC-101 belongs to another project' },
  },
  { call: 'POST /projects', body: { ...project, slug: 'bare' }, fields: { slug: 'This address is taken. Try bare-2' } },
  {
    call: 'POST /projects',
    body: { ...project, clientId: 99 },
    fields: { clientId: 'This client no longer exists' },
  },
  {
    call: 'POST /projects',
    body: { ...project, serviceIds: [1, 99] },
    fields: { serviceIds: 'This service no longer exists' },
  },
  {
    call: 'POST /projects',
    body: { ...project, pictureIds: [1, 99] },
    fields: { pictureIds: 'One of these pictures no longer exists' },
  },
  {
    call: 'POST /projects',
    body: { ...project, districts: ['405', '999'] },
    fields: { districts: 'There is no district 999' },
  },
  {
    call: 'POST /projects',
    body: { ...project, districts: ['Kaski'] },
    fields: { 'districts.0': 'A district is three digits' },
  },
  {
    call: 'POST /projects',
    body: { ...project, start: '2024-13' },
    fields: { start: 'Start must be a year or a month: 2019 or 2019-04' },
  },
  {
    call: 'POST /projects',
    body: { ...project, start: '2024-05', end: '2024-04' },
    fields: { end: 'End must not be before the start' },
  },
  {
    call: 'POST /projects',
    body: { ...project, value: { amount: -1, currency: 'rupees', isPublic: 1 } },
    fields: {
      'value.amount': 'Project cost must be more than 0',
      'value.currency': 'Currency must be three capital letters such as NPR',
      'value.isPublic': 'Is public must be true or false',
    },
  },
  {
    call: 'POST /projects',
    body: { ...project, share: 101, size: { amount: 0, unit: ' ' } },
    fields: {
      share: 'Share of the firm must be at most 100',
      'size.amount': 'Size must be more than 0',
      'size.unit': 'Unit is required',
    },
  },
  { call: 'PATCH /projects/2', body: { parentId: 2 }, fields: { parentId: 'A project cannot be a part of itself' } },
  {
    call: 'PATCH /projects/2',
    body: { parentId: 3 },
    fields: { parentId: 'A project cannot be a part of one of its own parts' },
  },
  {
    call: 'POST /clients',
    body: { name: 'A', kind: 'other' },
    fields: { kind: 'Kind must be one of federal, provincial, local, development, private' },
  },
  {
    call: 'POST /clients',
    body: { name: 'A', kind: 'local', link: 'javascript:alert(1)' },
    fields: { link: 'Website must be an address such as https://example.org' },
  },
  {
    call: 'POST /clients',
    body: { name: 'A', kind: 'local', logoId: 99 },
    fields: { logoId: 'This picture no longer exists' },
  },
  {
    call: 'POST /partners',
    body: { name: ' ' },
    fields: { name: 'Name is required', link: 'Website is required', is_international: 'Kind is required' },
  },
  {
    call: 'POST /timeline',
    body: { title: 'A', date: '2010-13' },
    fields: { date: 'Years must be a year or two: 2009 or 2010-2013' },
  },
  {
    call: 'POST /categories',
    body: { name: 'A', slug: 'events' },
    fields: { slug: 'This address is taken. Try events-2' },
  },
  {
    call: 'PATCH /pages/1',
    body: { title: '', pictureId: 0 },
    fields: { title: 'Title is required', pictureId: 'Picture must be a number' },
  },
  {
    call: 'PATCH /settings/1',
    body: { name: '', phones: [], email: 'info' },
    fields: {
      name: 'Name of the firm is required',
      phones: 'Phone is required',
      email: 'E-mail must be an address such as name@example.org',
    },
  },
  {
    call: 'PATCH /settings/1',
    body: { location: { latitude: 91, longitude: 0 }, foundedOn: '2009-02-30' },
    fields: {
      'location.latitude': 'Latitude must be from -90 to 90',
      foundedOn: 'February 2009 has 28 days: write a day from 1 to 28',
    },
  },
  {
    call: 'PATCH /settings/1',
    body: { socialLinks: [{ label: 'A', url: 'javascript:alert(1)' }] },
    fields: { 'socialLinks.0.url': 'Address must be such as https://example.org' },
  },
]

describeOnEachEngine('input that is not valid', (engine) => {
  test('is refused in words, field by field, and nothing is stored', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const stored = () =>
      app.db
        .selectFrom('content_version')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    const before = await stored()
    for (const { call, body, fields } of REFUSED) {
      const [method = '', path = ''] = call.split(' ')
      const response = await owner.call(method, path, body)
      expect([response.status, (await response.json()).fields], `${call} ${JSON.stringify(body)}`).toEqual([
        422,
        fields,
      ])
    }
    expect(await stored()).toEqual(before)
  })
})

describeOnEachEngine('an item that others use', (engine) => {
  const USED = [
    {
      entity: 'services',
      id: 3,
      users: [
        ['services', 'Bridges'],
        ['services', 'Roads'],
      ],
    },
    { entity: 'services', id: 5, users: [['projects', 'Trail bridge']] },
    { entity: 'projects', id: 2, users: [['projects', 'Ring road']] },
    {
      entity: 'clients',
      id: 1,
      users: [
        ['projects', 'Ring road'],
        ['projects', 'Town master plan'],
      ],
    },
    { entity: 'categories', id: 2, users: [['news', 'The office has moved']] },
  ]
  test('is neither hidden nor deleted, and its users are named', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    for (const { entity, id, users } of USED) {
      for (const path of [`/${entity}/${id}`, `/content/${entity}/${id}/publication`]) {
        const response = await editor.call('DELETE', path)
        const { code, message, users: named } = await response.json()
        expect([response.status, code], path).toEqual([409, 'conflict'])
        expect(named.map((user: { entity: string; title: string }) => [user.entity, user.title])).toEqual(users)
        expect(message).toContain(`It is still used by “${users[0]![1]}”`)
      }
    }
  })

  const draft = async (editor: Person, path: string, body: object) =>
    (await (await editor.call('POST', path, { ...body, publish: false })).json()).data.id
  test('must be published, and a draft that came to refer to less is not published', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const client = await draft(editor, '/clients', { name: 'Water users', kind: 'local' })
    const send = async (body: object) => await (await editor.call('PATCH', '/projects/5', body)).json()
    expect((await send({ clientId: client })).fields).toEqual({
      clientId: 'The client “Water users” is not published: publish it first, or choose another',
    })
    await editor.call('PUT', `/content/clients/${client}/publication`, {})
    expect((await send({ clientId: client, publish: false })).data).toMatchObject({ clientId: client, hasDraft: true })
    // Visitors see no project of the client's yet: it may go.
    expect((await editor.call('DELETE', `/clients/${client}`)).status).toBe(200)
    const late = await (await editor.call('PUT', '/content/projects/5/publication', {})).json()
    expect(late.fields).toEqual({
      clientId: 'The client “Water users” is in the trash: restore it first, or choose another',
    })
    expect((await app.request('/projects/slug/bare')).status).toBe(200)
  })
})

describe('the table of what is refused', () => {
  test('has every kind that is written', () => {
    const kinds = new Set(REFUSED.map(({ call }) => call.split('/')[1]))
    expect([...kinds].toSorted()).toEqual([
      'categories',
      'clients',
      'pages',
      'partners',
      'projects',
      'services',
      'settings',
      'timeline',
    ])
  })
})
