import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { downloadCSV, useDataProvider, useListContext, useNotify, useStore, type RaRecord } from 'react-admin'
import { dayInNepal } from '../../../contract/calendar/nepal-day.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useWords } from '../words/use-words.ts'
import { CSV_ROWS, writeCsv, type CsvColumn } from './csv.ts'
import csvWords from './csv-words.json' with { type: 'json' }

/**
 * A file of all rows that the filters of a list find, with the columns that its table shows.
 * @param columns what each column of the table is in the file, in the order in which they are declared
 */
export function CsvButton<Row extends RaRecord>({ columns }: { columns: (CsvColumn<Row>[] | undefined)[] }) {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt()
  const dataProvider = useDataProvider()
  const { resource, filterValues: filter, sort } = useListContext()
  const [hidden] = useStore<string[]>(`${resource}.datatable`, [])
  const [ranks] = useStore<number[]>(`${resource}.datatable_columnRanks`, [])
  const shown = () =>
    columns
      .map((_, index) => columns[ranks[index] ?? index] ?? [])
      .flat()
      .filter(({ name }) => !hidden.includes(name))
  const download = () =>
    attempt(async () => {
      const { file, isCut } = await writeCsv<Row>(shown(), (page, perPage) =>
        dataProvider.getList<Row>(resource, { filter, sort, pagination: { page, perPage } }),
      )
      downloadCSV(file, `${resource}-${dayInNepal(new Date().toISOString())}`)
      if (isCut) notify(say(csvWords.cut, { count: CSV_ROWS }), { type: 'warning', autoHideDuration: 10_000 })
    })
  return (
    <Button startIcon={<DownloadIcon />} disabled={attempt.isRunning} onClick={() => void download()}>
      {say(csvWords.download)}
    </Button>
  )
}
