import { sql } from 'kysely'
import { factKind, FACT_TYPES, type FACTS_OF } from '../../contract/facts/kind.ts'
import type { ownFacts } from '../../contract/facts/own-facts.ts'
import type { DocumentOf, ValueOf } from '../../contract/fields/kind.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ContentKind } from '../core/content/kind.ts'
import { referencesTo } from '../core/content/kinds.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { listRows } from '../core/content/store/records.ts'
import { invalid } from '../core/process/service-error.ts'
import { among } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

type FactRow = ValueOf<ReturnType<typeof ownFacts>>[number]
type Choice = DocumentOf<typeof factKind>['choices'][number]
type About = (typeof FACTS_OF)[number]['value']

const { table, fields } = factKind

/** A kind whose items have own facts: choices are kept by their codes, and each value fits the type of its fact. */
export function withOwnFacts<Kind extends ContentKind<{ facts: FactRow[] }>>(about: About, kind: Kind): Kind {
  return {
    ...kind,

    async complete(tx, given, before, context) {
      const document = await kind.complete(tx, given, before, context)
      const choicesOf = await readChoices(tx, document.facts)
      const facts = document.facts.map((row) => {
        const named = choicesOf(row.factId).find(({ name }) => Object.values(name).includes(row.choice))
        return { ...row, choice: (row.choice && named?.key) || row.choice }
      })
      return { ...document, facts }
    },

    async check(tx, document, id) {
      await checkFacts(tx, about, document.facts)
      await kind.check(tx, document, id)
    },
  }
}

async function readChoices(tx: Db, rows: Pick<FactRow, 'factId'>[]): Promise<(factId: number) => Choice[]> {
  const ids = rows.map(({ factId }) => factId)
  const choices = Map.groupBy(await listRows(tx, table, ids, fields.choices.rowsIn), (row) => row['own_fact_id'])
  return (id) =>
    (choices.get(id) ?? []).map((row) => ({
      key: String(row['key']),
      name: JSON.parse(String(row['name'])) as Record<Locale, string>,
    }))
}

/** @throws ServiceError invalid. One that is not published is refused as every reference is. */
async function checkFacts(tx: Db, about: About, rows: FactRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ factId }) => factId)
  const found = tx.selectFrom('own_fact').select(['id', 'about', 'type'])
  const facts = new Map((await found.where(among(tx, 'id', ids)).execute()).map((fact) => [fact.id, fact]))
  const choicesOf = await readChoices(tx, rows)
  for (const [index, row] of rows.entries()) {
    const refuse = (column: string, message: string) => invalid({ [`facts.${index}.${column}`]: message })
    const fact = facts.get(row.factId)
    if (!fact) continue
    if (fact.about !== about) throw refuse('factId', 'This is a fact of something else: choose another')
    if (ids.indexOf(row.factId) < index) throw refuse('factId', 'This fact is there already: one row is enough')
    const other = FACT_TYPES.find(({ value: type }) => type !== fact.type && hasValue(row[type]))
    const type = FACT_TYPES.find(({ value }) => value === fact.type)!
    if (other) throw refuse(other.value, `This fact is of the type “${type.label.en}”: leave “${other.label.en}” empty`)
    const choices = choicesOf(row.factId)
    if (row.choice !== '' && !choices.some(({ key }) => key === row.choice))
      throw refuse('choice', `Choose one of these: ${choices.map(({ name }) => name.en || name.ne).join(', ')}`)
  }
}

const hasValue = (value: FactRow[keyof FactRow]): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(Boolean) : Boolean(value ?? '')

/** The rules of a fact. */
export const facts = recordKind(factKind, {
  async check(tx, { type, about, choices, isFilter, isSearched }, id) {
    const keys = choices.map(({ key }) => key)
    if (isFilter && !(about === 'projects' && ['number', 'choice'].includes(type)))
      throw invalid({ isFilter: 'Only a number or a choice of projects can be a filter' })
    if (isSearched && !(about === 'projects' && ['text', 'choice'].includes(type)))
      throw invalid({ isSearched: 'Only a text or a choice of projects can be searched' })
    if (isFilter && keys.some((key) => key.includes(',')))
      throw invalid({ choices: 'A code of a filter must not have a comma' })
    if (type === 'choice' && keys.length === 0) throw invalid({ choices: 'Add the choices' })
    if (new Set(keys).size < keys.length)
      throw invalid({ choices: 'Two choices have the same name: remove one of them' })
    const before = await tx.selectFrom('own_fact').select(['about', 'type']).where('id', '=', id).executeTakeFirst()
    if (before && (before.type !== type || before.about !== about))
      throw invalid({ type: 'It stays as it was when the fact was published: end this fact and add another' })
    for (const { table: values, column, of } of referencesTo('facts')) {
      // Blocks have no facts.
      if (of) continue
      const { rows } = await sql<{ choice: string }>`select choice from ${sql.table(values)}
        where ${sql.ref(column)} = ${id} and choice <> '' and not (${among(tx, 'choice', keys)}) limit 1`.execute(tx)
      if (!rows[0]) continue
      const { name } = (await readChoices(tx, [{ factId: id }]))(id).find(({ key }) => key === rows[0]!.choice)!
      throw invalid({
        choices: `“${name.en || name.ne}” is in use and cannot be removed: open the form again to have it back. You can change its name`,
      })
    }
  },
})
