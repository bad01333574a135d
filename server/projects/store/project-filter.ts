import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Database, Db } from '../../core/store/schema.ts'
import { contains, searchPatterns } from '../../core/store/paging.ts'
import type { QuickFilter } from '../../project-table/public.ts'

/** The projects whose texts contain all words of a search; undefined where it has none. */
export async function searchTexts(db: Db, search: string): Promise<number[] | undefined> {
  const words = searchPatterns(search).map(matchesWord)
  if (words.length === 0) return undefined
  const rows = await db
    .selectFrom('project')
    .select('project.id')
    .where((eb) => eb.and(words))
    .execute()
  return rows.map(({ id }) => id)
}

export function projectMatches({ status, parentId, hasPictures }: QuickFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'project'>()
  const conditions: Expression<SqlBool>[] = []
  if (status !== undefined) conditions.push(eb('project.status', '=', status))
  if (parentId === null) conditions.push(eb('project.parent_id', 'is', null))
  else if (parentId !== undefined) conditions.push(eb('project.parent_id', '=', parentId))
  if (hasPictures) conditions.push(isWithPictures())
  return eb.and(conditions)
}

/** A correlated subquery finds the list's first page without reading all pictures. */
function isWithPictures() {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.exists(
    eb
      .selectFrom('project_picture')
      .select('project_picture.picture_id')
      .whereRef('project_picture.project_id', '=', 'project.id'),
  )
}

/** Searches every language, and each table once for all projects instead of once per project. */
function matchesWord(pattern: string) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.or([
    contains(eb.ref('project.code'), pattern),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_translation as text')
        .select('text.project_id')
        .where((text) =>
          text.or([contains(text.ref('text.title'), pattern), contains(text.ref('text.description'), pattern)]),
        ),
    ),
    eb(
      'project.client_id',
      'in',
      eb
        .selectFrom('client_translation as text')
        .select('text.client_id')
        .where((text) => contains(text.ref('text.name'), pattern)),
    ),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_district')
        .innerJoin('district_translation as text', 'text.district_code', 'project_district.district_code')
        .select('project_district.project_id')
        .where((text) => contains(text.ref('text.name'), pattern)),
    ),
  ])
}
