import { describe, expect, test } from 'vitest'
import { csvColumns } from '../../admin/content/csv-columns.ts'
import { writeCsv } from '../../admin/core/lists/csv.ts'
import { sayIn } from '../../admin/core/words/use-words.ts'
import type { ContentRow } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp } from '../create-test-app.ts'

const times = { dayOf: (iso: string) => iso.slice(0, 10), minuteOf: (iso: string) => iso.slice(0, 16) }
const columnsOf = (entity: (typeof CONTENT_ENTITIES)[number], locale = 'en') =>
  csvColumns(kindOf(entity), {
    groups: undefined,
    others: ['ne'],
    say: sayIn(locale),
    times,
    staffName: (email) => email,
    isSelectable: true,
  }).flatMap((columns) => columns ?? [])

/** Items of kinds of which the sample has none. */
const GIVEN: Partial<Record<(typeof CONTENT_ENTITIES)[number], object>> = {
  firms: { name: 'Tunnels AS', country: 'Norway' },
  facts: { label: 'Lined', about: 'projects', type: 'yesNo', shownOn: 'page', endedOn: '2090-01-01' },
  'site-pages': { title: 'Careers', inMenu: true },
}

/** Reads the list of a kind as the staff screens do. */
async function reader(entity: string) {
  const owner = await signIn(await createTestApp('sqlite'), 'owner')
  return async (page: number, perPage: number) => {
    const answer = await (await owner.call('GET', `/content/${entity}?page=${page}&limit=${perPage}`)).json()
    return { data: answer.data as ContentRow[], total: answer.meta.total as number }
  }
}

describe('the list of a kind as CSV', () => {
  test.each(CONTENT_ENTITIES)(
    '%s have a heading for each column in both languages, and a line for each item',
    async (entity) => {
      const read = await reader(entity)
      const { data, total } = await read(1, 1000)
      const { file, isCut } = await writeCsv(columnsOf(entity), read)
      const lines = file.split('\r\n')
      expect(file.startsWith('\uFEFF"')).toBe(true)
      expect(lines[0]).toContain('"Visibility","Last changed","Changed by"')
      expect(lines).toHaveLength(total + 2)
      for (const { title } of data) expect(file).toContain(`"${title.replaceAll('"', '""')}"`)
      expect(isCut).toBe(false)
      for (const { label } of columnsOf(entity, 'ne')) expect(label, entity).toMatch(/[\u0900-\u097F]/)
    },
  )

  test.each(CONTENT_ENTITIES.filter((entity) => kindOf(entity).list?.columns))(
    '%s have a value in each column that their kind names, for an item that has it',
    async (entity) => {
      const given = GIVEN[entity]
      const { list, fields, group = '', date = '' }: Kind = kindOf(entity)
      const owner = await signIn(await createTestApp('sqlite'), 'owner')
      if (given) await owner.call('POST', `/${entity}`, given)
      const read = async (path: string) => (await (await owner.call('GET', `/content/${entity}${path}`)).json()).data
      const rows = (await read('?limit=1000')) as ContentRow[]
      const records = await Promise.all(rows.map(({ id }) => read(`/${id}`)))
      for (const name of list!.columns!) {
        const { text } = columnsOf(entity).find((column) => column.name === name)!
        const of = { group, date }[name] ?? name
        expect(fields[of]?.visibility ?? 'public', name).toBe('public')
        const filled = rows.filter((_, index) => ![null, ''].includes(records[index][of]))
        expect(name === of && filled.length === 0, `no item with ${name}`).toBe(false)
        expect(
          filled.filter((row) => !text(row)),
          name,
        ).toEqual([])
      }
    },
  )

  test('say what is chosen, in the words of forms', async () => {
    const owner = await signIn(await createTestApp('sqlite'), 'owner')
    for (const entity of ['facts', 'site-pages'] as const) await owner.call('POST', `/${entity}`, GIVEN[entity])
    const textIn = async (entity: 'facts' | 'site-pages', name: string) => {
      const { data } = await (await owner.call('GET', `/content/${entity}?sort=updated`)).json()
      return columnsOf(entity)
        .find((column) => column.name === name)!
        .text(data[0])
    }
    expect(await textIn('facts', 'type')).toBe('Yes or no')
    expect(await textIn('site-pages', 'inMenu')).toBe('yes')
  })

  test('is read page by page, defuses formulas, and says that it is cut at 10,000 rows', async () => {
    const pages: number[] = []
    const { file, isCut } = await writeCsv([{ name: 'title', label: 'Title', text: () => '=1+1' }], (page, perPage) => {
      pages.push(page)
      const data = Array.from({ length: perPage }, (_, index) => ({ id: page * perPage + index }))
      return Promise.resolve({ data, total: 10_001 })
    })
    expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(file.split('\r\n')).toHaveLength(10_000 + 2)
    expect(file).toContain(`"'=1+1"`)
    expect(isCut).toBe(true)
  })
})
