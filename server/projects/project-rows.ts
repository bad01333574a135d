import type { Kysely } from 'kysely'
import { projectKind } from '../../contract/kinds/project.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locale.ts'
import { inLocale, MEASURES, quantityText } from '../../contract/projects/measures.ts'
import type { ProjectRows } from '../../contract/projects/project-rows.ts'
import { listRows } from '../core/content/store/records.ts'
import { fromCells } from '../core/content/columns.ts'
import type { Database } from '../core/store/schema.ts'
import { listServicesById, toServiceReference } from '../services/public.ts'

const { quantities, scope } = projectKind.fields
type RowOf<One> = One extends { value?: infer Rows } ? (NonNullable<Rows> & unknown[])[number] : never

/** The rows of some projects, by their ids. Returns a function from ids to contract objects. */
export async function loadProjectRows(
  db: Kysely<Database>,
  ids: readonly number[],
  locale: Locale,
): Promise<(id: number) => ProjectRows> {
  const [amounts, done] = await Promise.all(
    [quantities, scope].map(({ rowsIn: table }) => listRows(db, projectKind.table, ids, { table })),
  )
  const services = await listServicesById(db, [...new Set(done!.map((row) => row['service_id'] as number))], locale)
  const serviceOf = new Map(services.map((service) => [service.id, service]))
  const ofProject = (rows: Record<string, unknown>[], id: number) => rows.filter((row) => row['project_id'] === id)
  return (id) => ({
    quantities: ofProject(amounts!, id)
      .map((row) => fromCells(quantities, row) as RowOf<typeof quantities>)
      .map(({ measure, amount }) => ({
        measure,
        amount: amount!,
        label: inLocale(MEASURES[measure].label, locale),
        text: quantityText(measure, amount!, locale),
      })),
    scope: ofProject(done!, id)
      .map((row) => fromCells(scope, row) as RowOf<typeof scope>)
      .flatMap(({ serviceId, sentence }) => {
        const service = serviceOf.get(serviceId)
        return service ? [{ service: toServiceReference(service), ...textIn(sentence, locale) }] : []
      }),
  })
}

/** In the language of the answer; else in English, or in what there is. */
function textIn(texts: Record<Locale, string>, locale: Locale): { sentence: string; locale: Locale } {
  const known: readonly Locale[] = [locale, DEFAULT_LOCALE, ...LOCALES]
  const found = known.find((one) => texts[one]) ?? locale
  return { sentence: texts[found] ?? '', locale: found }
}
