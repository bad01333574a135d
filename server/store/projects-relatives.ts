import { expressionBuilder, sql, type Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { selectProjects, type ProjectRow } from './projects.ts'
import type { Database } from './schema.ts'

/** What a project is to another one. */
type Relation = 'parent' | 'part' | 'previous' | 'next' | 'related'
type ListPosition = Pick<ProjectRow, 'id' | 'parent_id' | 'sort_order'>

/**
 * The projects around one, by what they are to it: its parent; its parts; the ones before and after it in the list among
 * those of the same parent; and those that share most with it. One statement for all; what there is none of is missing.
 * @param limit how many related ones at most
 */
export async function listProjectRelatives(db: Kysely<Database>, project: ListPosition, locale: Locale, limit: number) {
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

/** In a query of its own: SQLite orders no part of a union. */
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

/** Others that share a service or a district: most services first, then most districts, then in the order of the list. */
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

/** A row for each service, and each district, that a project shares with this one; this one itself is among them. */
function selectSharing(id: number) {
  const eb = expressionBuilder<Database>()
  const services = eb
    .selectFrom('project_service as own')
    .innerJoin('project_service as other', 'other.service_id', 'own.service_id')
    .where('own.project_id', '=', id)
    .select(['other.project_id', sql.lit(1).as('service'), sql.lit(0).as('district')])
  const districts = eb
    .selectFrom('project_district as own')
    .innerJoin('project_district as other', 'other.district_code', 'own.district_code')
    .where('own.project_id', '=', id)
    .select(['other.project_id', sql.lit(0).as('service'), sql.lit(1).as('district')])
  return services.unionAll(districts)
}

function relationOf(relation: Relation) {
  return sql<Relation>`${sql.lit(relation)}`.as('relation')
}
