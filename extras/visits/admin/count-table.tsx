import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale } from '../../../admin/core/packages.ts'
import { numberOf } from '../../../admin/core/words/numbers.ts'

type Row = readonly [id: string, name: ReactNode, ...counts: number[]]

/** @param heads of the names and of each count */
export function CountTable({ heads, rows }: { heads: readonly string[]; rows: readonly Row[] }) {
  const locale = useLocale()
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, name, ...counts]) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {counts.map((count, at) => (
              <td key={heads[at + 1]}>{numberOf(count, locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: 0.5, borderBottom: 1, borderColor: 'divider', fontWeight: 400, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
}
