import { sql, type Kysely, type RawBuilder } from 'kysely'
import { among } from './engine.ts'
import { parameterTable } from './parameter-table.ts'
import { ranIn, type FiscalYearDays } from './project-filter.ts'
import type { Database } from './schema.ts'

/** The weight of words in titles: projects are found by the titles of what they refer to. */
export const TITLE_WEIGHT = 10
/** What such a title counts for the project. */
const REFERENCE_FACTOR = 0.4

/** A word of the index that matches the query's word with this number. */
export interface WantedWord {
  number: number
  wordId: number
  factor: number
}

/** A fiscal year that is the query's word with this number. */
export interface WantedFiscalYear {
  number: number
  days: FiscalYearDays
}

/** An item that has some of the words. */
export interface ScoredRow {
  entity: string
  item_id: number
  /** Which words of the search were found, as bits. */
  bits: number
  score: number
  /** Among the items of its entity with the same words, from 1. */
  place: number
  /** How many those are. */
  total: number
}

export type FoundRow = ScoredRow & { path: string; texts: string }

const toRows = (db: Kysely<Database>, wanted: readonly WantedWord[]) =>
  parameterTable(
    db,
    { bit: 'integer', word_id: 'integer', factor: 'real' },
    wanted.map(({ number, wordId, factor }) => [1 << number, wordId, factor]),
  )

/**
 * All that is found by some words: entity, item_id, bits and score. A project is found also by the titles of its client, its
 * services and their parents, its districts and their provinces; news by the title of its category.
 */
function found(
  db: Kysely<Database>,
  { wanted, fiscalYear, titlesOnly = false }: Pick<FindOptions, 'wanted' | 'fiscalYear' | 'titlesOnly'>,
): RawBuilder<unknown> {
  const ofYear = fiscalYear
    ? sql`union all select ${sql.lit(1 << fiscalYear.number)}, 'projects', project.id, 1 from project
      where ${ranIn(fiscalYear.days)}`
    : sql``
  return sql`
    with hit as (
      select wanted.bit, document.entity, document.item_id, posting.weight, posting.weight * wanted.factor as score
      from ${toRows(db, wanted)} as wanted
      join search_posting as posting on posting.word_id = wanted.word_id
      join search_document as document on document.id = posting.document_id
      ${titlesOnly ? sql`where posting.weight >= ${sql.lit(TITLE_WEIGHT)}` : sql``}
    ),
    named as (
      select bit, entity, item_id, max(score) * ${sql.lit(REFERENCE_FACTOR)} as score from hit
      where weight >= ${sql.lit(TITLE_WEIGHT)} and entity in (${NAMED})
      group by bit, entity, item_id
    ),
    each_hit as (
      select bit, entity, item_id, score from hit
      ${titlesOnly ? sql`` : sql`union all ${REFERRING} ${ofYear}`}
    ),
    best as (
      select bit, entity, item_id, max(score) as score from each_hit group by bit, entity, item_id
    )
    select entity, item_id, cast(sum(bit) as integer) as bits, sum(score) as score
    from best group by entity, item_id`
}

/** Kinds by whose titles the items that refer to them are found. */
const NAMED = sql`'clients', 'services', 'places', 'categories'`

const REFERRING = sql`
  select bit, 'projects', project.id, score from named join project on project.client_id = named.item_id
  where entity = 'clients'
  union all
  select bit, 'projects', project_id, score from named join project_service on service_id = named.item_id
  where entity = 'services'
  union all
  select bit, 'projects', project_id, score from named
  join service as child on child.parent_id = named.item_id
  join project_service on service_id = child.id
  where entity = 'services'
  union all
  select bit, 'projects', project_id, score from named
  join project_district on district_code = cast(named.item_id as text)
  where entity = 'places'
  union all
  select bit, 'projects', project_id, score from named
  join district on district.province_number = named.item_id
  join project_district on project_district.district_code = district.code
  where entity = 'places'
  union all
  select bit, 'news', news.id, score from named join news on news.category_id = named.item_id
  where entity = 'categories'`

export interface FindOptions {
  wanted: readonly WantedWord[]
  fiscalYear?: WantedFiscalYear | undefined
  /** All words, as bits: of the items that have them, this part is read. */
  all: number
  limit: number
  offset: number
  /** How many are read of each other set of words. */
  nearest: number
  titlesOnly?: boolean
}

/** The best items of each entity and set of words, and in any case the first of each with their number. */
export async function scoreItems(db: Kysely<Database>, options: FindOptions): Promise<ScoredRow[]> {
  const { all, limit, offset, nearest } = options
  const { rows } = await sql<ScoredRow>`
    select entity, item_id, bits, score, place, total
    from (
      select scored.*,
        count(*) over (partition by entity, bits) as total,
        row_number() over (partition by entity, bits order by score desc, item_id) as place
      from (${found(db, options)}) as scored
    ) as ranked
    where place = 1
      or (bits = ${all} and place > ${offset} and place <= ${offset + limit})
      or (bits <> ${all} and place <= ${nearest})`.execute(db)
  return rows
}

/** Adds what is shown of these items. */
export async function readDocuments(db: Kysely<Database>, rows: readonly ScoredRow[]): Promise<FoundRow[]> {
  const chosen = parameterTable(
    db,
    { entity: 'text', item_id: 'integer' },
    rows.map(({ entity, item_id }) => [entity, item_id]),
  )
  const documents = await sql<Pick<FoundRow, 'entity' | 'item_id' | 'path' | 'texts'>>`
    select document.entity, document.item_id, document.path, document.texts from ${chosen} as chosen
    join search_document as document on document.entity = chosen.entity and document.item_id = chosen.item_id
  `.execute(db)
  const known = new Map(documents.rows.map((document) => [`${document.entity} ${document.item_id}`, document]))
  return rows.flatMap((row) => {
    const document = known.get(`${row.entity} ${row.item_id}`)
    return document ? [{ ...row, ...document }] : []
  })
}

/** The projects that have all words of a search, in no order. Without scores, the index alone answers for most words. */
export async function listFoundProjectIds(db: Kysely<Database>, wanted: readonly WantedWord[]): Promise<number[]> {
  const words = [...Map.groupBy(wanted, ({ number }) => number).entries()].map(([number, candidates]) => ({
    bit: sql.lit(1 << number),
    isWord: among(
      db,
      'posting.word_id',
      candidates.map(({ wordId }) => wordId),
    ),
  }))
  const eachWord = (select: (word: (typeof words)[number]) => RawBuilder<unknown>) =>
    sql.join(words.map(select), sql` union all `)
  const { rows } = await sql<{ item_id: number }>`
    with named (bit, entity, item_id, score) as materialized (${eachWord(
      ({ bit, isWord }) => sql`
        select ${bit}, document.entity, document.item_id, 0 from search_document as document
        join search_posting as posting on posting.document_id = document.id
        where document.entity in (${NAMED}) and posting.weight >= ${sql.lit(TITLE_WEIGHT)} and ${isWord}`,
    )}),
    referring (bit, entity, item_id, score) as (${REFERRING}),
    hit (document_id, bit) as (
      ${eachWord(({ bit, isWord }) => sql`select document_id, ${bit} from search_posting as posting where ${isWord}`)}
      union all
      select document.id, referring.bit from referring
      join search_document as document on document.entity = 'projects' and document.item_id = referring.item_id
      where referring.entity = 'projects'
    ),
    complete as (
      select document_id from hit group by document_id
      having ${sql.join(
        words.map(({ bit }) => sql`max(bit & ${bit})`),
        sql` + `,
      )} = ${sql.join(
        words.map(({ bit }) => bit),
        sql` + `,
      )}
    )
    select document.item_id from complete join search_document as document on document.id = complete.document_id
    where document.entity = 'projects'`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

/** The documents of the districts of these projects, each project's in its own order. */
export async function listDistrictTexts(db: Kysely<Database>, projectIds: readonly number[]) {
  if (projectIds.length === 0) return []
  const { rows } = await sql<{ project_id: number; texts: string }>`
    select project_district.project_id, document.texts from project_district
    join search_document as document
      on document.entity = 'places' and document.item_id = cast(project_district.district_code as integer)
    where ${among(db, 'project_district.project_id', projectIds)}
    order by project_district.project_id, project_district.position`.execute(db)
  return rows
}
