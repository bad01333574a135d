import type { Capabilities } from '../../contract/capabilities.ts'
import type { Locale } from '../../contract/locale.ts'
import { CSV_START, csvLine } from '../core/http/csv.ts'

const WORDS: Record<Locale, { discipline: string; service: string; total: string; all: string }> = {
  en: { discipline: 'discipline', service: 'service', total: 'total', all: 'All projects' },
  ne: { discipline: 'विधा', service: 'सेवा', total: 'जम्मा', all: 'सबै परियोजना' },
}

/** Services by provinces: a discipline's own line has no service, the last line neither. */
export function toCapabilitiesCsv({ provinces, services, total }: Capabilities, locale: Locale): string {
  const t = WORDS[locale]
  const nameOf = new Map(services.map(({ id, name }) => [id, name]))
  const lines = services.map(({ name, parentId, provinces: counts, count }) =>
    parentId === null
      ? csvLine([name, '', ...counts, count])
      : csvLine([nameOf.get(parentId) ?? '', name, ...counts, count]),
  )
  return [
    CSV_START,
    csvLine([t.discipline, t.service, ...provinces.map(({ name }) => name), t.total]),
    ...lines,
    csvLine([t.all, '', ...provinces.map(({ count }) => count), total]),
  ].join('')
}
