import { date, flag, line, number, reference, type Field } from '../fields/field.ts'
import type { DocumentOf } from '../fields/kind.ts'
import { table } from '../fields/table.ts'
import type { factKind } from './kind.ts'

/** The field of the values of a fact. @param columns of the rows that have them */
export function factField(
  { type, unit, choices, translations }: DocumentOf<typeof factKind>,
  columns: Record<string, Field>,
): Field {
  const column = columns[type]!
  if (type === 'number' && unit) return { ...column, unit: { en: unit, ne: translations.ne?.unit || unit } }
  if (type !== 'choice') return column
  return { ...column, type: 'optionalChoice', choices: choices.map(({ key, name }) => ({ value: key, label: name })) }
}

/** Values of the firm's own facts: of each fact in the column that its type names. */
export const ownFacts = <const Table extends string>(rowsIn: Table) =>
  table({
    label: { en: 'Own facts', ne: 'आफ्ना तथ्य' },
    help: { en: 'Owners add facts under “Own facts”', ne: 'मुख्य प्रशासकले “आफ्ना तथ्य” मा तथ्य थप्छन्' },
    // The page shows those of facts that it may show (server/facts/).
    visibility: 'staff',
    rowsIn,
    bound: 40,
    columns: {
      factId: reference({ label: { en: 'Fact', ne: 'तथ्य' }, to: 'facts', isRequired: true }),
      text: line({ label: { en: 'Text', ne: 'पाठ' } }),
      number: number({ label: { en: 'Number', ne: 'सङ्ख्या' } }),
      date: date({ label: { en: 'Date', ne: 'मिति' }, precision: 'day' }),
      yesNo: flag({ label: { en: 'Yes', ne: 'हो' } }),
      choice: line({ label: { en: 'Choice', ne: 'विकल्प' }, isTranslated: false }),
    },
  })
