import { expressionBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { selectProjects, type ProjectRow } from './projects.ts'
import type { Database, Db } from '../../core/store/schema.ts'

type Relation = 'parent' | 'part' | 'previous' | 'next' | 'related'
type ListPosition = Pick<ProjectRow, 'id' | 'parent_id' | 'sort_order'>

/** One statement for all: parent, parts, neighbours under the same parent, and at most `limit` similar projects. */
export async function listProjectRelatives(db: Db, project: ListPosition, locale: Locale, limit: number) {
  const relatives = selectRelative('part')
    .where('parent_id', '=', project.id)
    .unionAll(selectRelative('parent').where('id', '=', project.parent_id))
    .unionAll(selectBeside(project, 'previous'))
    .unionAll(selectBeside(project, 'next'))
    .unionAll(selectRelated(project, limit))
  const rows = await selectProjects(db, locale)
    .innerJoin(relatives.as('relative'), 'relative.id', 'project.id')
    .select('relative.relation')
    .orderBy('relative.shared_services', 'desc')
    .orderBy('relative.shared_districts', 'desc')
    .orderBy('project.sort_order')
    .orderBy('project.id')
    .execute()
  return Object.groupBy(rows, ({ relation }) => relation)
}

function selectRelative(relation: Relation) {
  const eb = expressionBuilder<Database>()
  return eb
    .selectFrom('project')
    .select(['id', relationOf(relation), sql.lit(0).as('shared_services'), sql.lit(0).as('shared_districts')])
}

/** A subquery of its own: SQLite cannot sort one part of a union. */
function selectBeside({ id, parent_id, sort_order }: ListPosition, relation: 'previous' | 'next') {
  const order = relation === 'previous' ? 'desc' : 'asc'
  const beside = selectRelative(relation)
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .where((eb) => eb(eb.refTuple('sort_order', 'id'), relation === 'previous' ? '<' : '>', eb.tuple(sort_order, id)))
    .orderBy('sort_order', order)
    .orderBy('id', order)
    .limit(1)
  return expressionBuilder<Database>().selectFrom(beside.as('beside')).selectAll()
}

/** By shared services, the rarer the closer, then districts, then list order. */
function selectRelated({ id, parent_id }: ListPosition, limit: number) {
  const eb = expressionBuilder<Database>()
  const related = eb
    .selectFrom(selectSharing(id).as('sharing'))
    .innerJoin('project', 'project.id', 'sharing.project_id')
    .select(['project.id', relationOf('related')])
    .select(({ fn }) => [
      fn.sum<number>('sharing.service').as('shared_services'),
      fn.sum<number>('sharing.district').as('shared_districts'),
    ])
    .where('project.id', 'not in', parent_id === null ? [id] : [id, parent_id])
    .where(({ eb, or }) => or([eb('project.parent_id', 'is', null), eb('project.parent_id', '<>', id)]))
    .groupBy(['project.id', 'project.sort_order'])
    .orderBy('shared_services', 'desc')
    .orderBy('shared_districts', 'desc')
    .orderBy('project.sort_order')
    .orderBy('project.id')
    .limit(limit)
  return eb.selectFrom(related.as('related')).selectAll()
}

/** A row per shared service and district; includes the project itself. */
function selectSharing(id: number) {
  // Two roads are closer than a road and a hospital that share construction supervision, as most projects do.
  const rarity = sql`select service_id, 1.0 / count(*) as service from project_service
    where service_id in (select service_id from project_service where project_id = ${id}) group by service_id`
  return sql<{ project_id: number; service: number; district: number }>`(
    select other.project_id, rarity.service, 0 as district from (${rarity}) as rarity
      join project_service as other on other.service_id = rarity.service_id
    union all
    select other.project_id, 0 as service, 1 as district from project_district as own
      join project_district as other on other.district_code = own.district_code where own.project_id = ${id})`
}

function relationOf(relation: Relation) {
  return sql<Relation>`${sql.lit(relation)}`.as('relation')
}
