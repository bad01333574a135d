import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { NAMES_IN_ROWS } from '../core/content/store/content-users.ts'
import { jsonList } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

/** Lists of projects are filtered, counted and ordered by it: lists whose places belong together. */
export interface ProjectColumns {
  /** The content revision of all. */
  revision: number
  project: {
    id: number[]
    sortOrder: number[]
    status: ProjectStatus[]
    client: (number | null)[]
    parent: (number | null)[]
    started: (string | null)[]
    ended: (string | null)[]
    updatedAt: string[]
    role: (ProjectRole | null)[]
  }
  /** Codes of districts are numbers here. */
  inDistrict: Pairs
  /** Named with the project, or done in it. */
  withService: Pairs
  inScope: Pairs
  withQuantity: { project: number[]; measure: Measure[]; amount: number[] }
  withPicture: { project: number[] }
  /** Things that public rows refer to by name, by kind. */
  named: Pairs & { kind: string[] }
  service: { id: number[]; slug: string[]; parent: (number | null)[] }
  client: { id: number[]; slug: string[] }
  district: { code: string[]; slug: string[]; name: string[]; province: number[] }
  news: { id: number[]; category: (number | null)[] }
}

export interface Pairs {
  project: number[]
  other: number[]
}

const NAMED = NAMES_IN_ROWS.filter(({ entity }) => entity === 'projects').map(
  ({ to, table, owner, column }) => `select ${owner} as project, ${column} as other, '${to}' as kind from ${table}`,
)

/** Each list is one text: ten thousand rows would take the reader 10 ms. */
const TABLES: [keyof ProjectColumns, columns: Record<string, string>, from: string][] = [
  [
    'project',
    {
      id: 'id',
      sortOrder: 'sort_order',
      status: 'status',
      client: 'client_id',
      parent: 'parent_id',
      started: 'started',
      ended: 'ended',
      updatedAt: 'updated_at',
      role: 'role',
    },
    'project',
  ],
  ['inDistrict', { project: 'project_id', other: 'cast(district_code as integer)' }, 'project_district'],
  [
    'withService',
    { project: 'project_id', other: 'service_id' },
    `(select project_id, service_id from project_service union select project_id, service_id from project_scope) as done`,
  ],
  ['inScope', { project: 'project_id', other: 'service_id' }, 'project_scope'],
  ['withQuantity', { project: 'project_id', measure: 'measure', amount: 'amount' }, 'project_quantity'],
  ['named', { project: 'project', other: 'other', kind: 'kind' }, `(${NAMED.join(' union all ')}) as names`],
  ['withPicture', { project: 'distinct project_id' }, 'project_picture'],
  ['service', { id: 'id', slug: 'slug', parent: 'parent_id' }, 'service'],
  ['client', { id: 'id', slug: 'slug' }, 'client'],
  [
    'district',
    { code: 'code', slug: 'slug', name: 'lower(name)', province: 'province_number' },
    `district join district_translation on district_code = code and locale = '${DEFAULT_LOCALE}'`,
  ],
  ['news', { id: 'id', category: 'category_id' }, 'news'],
]

/** In one statement: all is of one moment. */
export async function readProjectColumns(db: Db): Promise<ProjectColumns> {
  const tables = TABLES.map(([table, columns, from]) => {
    const selected = Object.entries(columns).map(
      ([name, column]) => sql`${jsonList(db, sql.raw(column))} as ${sql.id(`${table} ${name}`)}`,
    )
    return sql`(select ${sql.join(selected)} from ${sql.raw(from)}) as ${sql.id(`${table} columns`)}`
  })
  const { rows } = await sql<{ revision: number; [column: string]: unknown }>`
    select * from (select revision from content_revision where id = 1) as content, ${sql.join(tables)}`.execute(db)
  const row = rows[0]!
  const read = Object.fromEntries(
    TABLES.map(([table, columns]) => [
      table,
      Object.fromEntries(
        Object.keys(columns).map((name) => [
          name,
          JSON.parse((row[`${table} ${name}`] as string | null) ?? '[]') as unknown,
        ]),
      ),
    ]),
  )
  return { revision: row.revision, ...read } as unknown as ProjectColumns
}
