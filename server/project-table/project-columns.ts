import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { NAMES_IN_ROWS } from '../core/content/store/content-users.ts'
import { jsonList } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

const NAMED = NAMES_IN_ROWS.filter(({ entity }) => entity === 'projects').map(
  ({ to, table, owner, column }) => `select ${owner} as project, ${column} as other, '${to}' as kind from ${table}`,
)

/** Columns that are read, and where from. */
const LISTS = {
  project: ['id sort_order status role client_id parent_id started ended updated_at', 'project'],
  inDistrict: ['project_id district_code', 'project_district'],
  withService: [
    'project_id service_id',
    '(select project_id, service_id from project_service union select project_id, service_id from project_scope) as done',
  ],
  inScope: ['project_id service_id', 'project_scope'],
  withQuantity: ['project_id measure amount', 'project_quantity'],
  named: ['project other kind', `(${NAMED.join(' union all ')}) as names`],
  withPicture: ['project_id', '(select distinct project_id from project_picture) as pictured'],
  service: ['id slug parent_id', 'service'],
  client: ['id slug', 'client'],
  district: [
    'code slug name province_number',
    `district join district_translation on district_code = code and locale = '${DEFAULT_LOCALE}'`,
  ],
  news: ['category_id id', 'news where category_id is not null'],
} as const

export type Ids = readonly number[]
/** By column: values of one row have the same place. */
interface Lists {
  project: [
    id: Ids,
    order: Ids,
    status: ProjectStatus[],
    role: (ProjectRole | null)[],
    client: (number | null)[],
    parent: (number | null)[],
    started: (string | null)[],
    ended: (string | null)[],
    updatedAt: string[],
  ]
  inDistrict: [project: Ids, code: string[]]
  withService: [project: Ids, service: Ids]
  inScope: [project: Ids, service: Ids]
  withQuantity: [project: Ids, measure: Measure[], amount: Ids]
  named: [project: Ids, other: Ids, kind: string[]]
  withPicture: [project: Ids]
  service: [id: Ids, slug: string[], parent: (number | null)[]]
  client: [id: Ids, slug: string[]]
  district: [code: string[], slug: string[], name: string[], province: Ids]
  news: [category: Ids, id: Ids]
}

/** In one statement, so that all is of one moment. Each column is one text: ten thousand rows would take the reader 10 ms. */
export async function readLists(db: Db): Promise<Lists & { revision: number }> {
  const lists = Object.entries(LISTS).map(([name, [columns, from]]) => {
    const texts = columns
      .split(' ')
      .map((column) => sql`${jsonList(db, sql.raw(column))} as ${sql.id(`${name} ${column}`)}`)
    return sql`(select ${sql.join(texts)} from ${sql.raw(from)}) as ${sql.id(name)}`
  })
  const { rows } = await sql<Record<string, string | null>>`
    select * from (select revision from content_revision where id = 1) as content, ${sql.join(lists)}`.execute(db)
  const row = rows[0]!
  const read = Object.entries(LISTS).map(([name, [columns]]) => [
    name,
    columns.split(' ').map((column) => JSON.parse(row[`${name} ${column}`] ?? '[]') as unknown),
  ])
  return { revision: row['revision'], ...Object.fromEntries(read) } as unknown as Lists & { revision: number }
}
