import Alert from '@mui/material/Alert'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { DataTable, List, Pagination, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { MailRecord } from '../../contract/messages.ts'
import { call } from '../api/call.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { minuteOf } from '../words/times.ts'
import { MailState } from './mail-state.tsx'
import { useMailsStayHere } from './use-mails-stay-here.ts'

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 30_000

const TABS = [
  { state: 'failed', words: 'Not sent', none: 'No e-mail has failed: everything was sent, or is on its way.' },
  { state: 'queued', words: 'Waiting', none: 'No e-mail waits.' },
  { state: 'sent', words: 'Sent', none: 'Nothing was sent yet.' },
  { state: 'all', words: 'All', none: 'The site has not sent any e-mail yet.' },
]

/** The mails of the site: what the mail server did not take comes first. */
export function MailList() {
  const translate = useTranslate()
  const stayHere = useMailsStayHere()
  return (
    <>
      {stayHere && (
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 2 }}>
          {translate('staff.mails_stay_here')}
        </Alert>
      )}
      <List
        title={translate('resources.mails.name', { smart_count: 2 })}
        actions={false}
        exporter={false}
        perPage={25}
        filterDefaultValues={{ state: 'failed' }}
        queryOptions={{ refetchInterval: INTERVAL }}
        pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
        empty={false}
        sx={dialogListStyle}
      >
        <StateTabs />
        <DataTable<MailRecord>
          bulkActionButtons={false}
          rowClick={false}
          empty={<None />}
          sx={{ '& td': { verticalAlign: 'top' } }}
        >
          <DataTable.Col
            label="About"
            className="first"
            disableSort
            render={({ message, label }: MailRecord) =>
              message ? (
                <>
                  <Link to={`/messages/${message.id}?state=all`}>{message.subject}</Link>
                  <Typography variant="body2" color="text.secondary">
                    {message.name} · {message.reference}
                  </Typography>
                </>
              ) : (
                label
              )
            }
          />
          <DataTable.Col
            label="What it is"
            disableSort
            cellClassName="spare"
            headerClassName="spare"
            render={({ message, label }: MailRecord) => (message ? label : '')}
          />
          <DataTable.Col
            label="Since"
            disableSort
            cellClassName="spare"
            headerClassName="spare"
            render={({ createdAt }: MailRecord) => minuteOf(createdAt)}
            sx={{ whiteSpace: 'nowrap' }}
          />
          <DataTable.Col
            label="Status"
            disableSort
            render={(mail: MailRecord) => <MailState mail={mail} about={mail.message?.subject ?? mail.label} />}
            sx={{ width: '50%' }}
          />
        </DataTable>
      </List>
    </>
  )
}

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const stayHere = useMailsStayHere()
  const { data: counts = {} } = useQuery({
    queryKey: ['mails', 'counts'],
    queryFn: async () =>
      Object.fromEntries(await Promise.all(TABS.map(async ({ state }) => [state, await countMails(state)] as const))),
    refetchInterval: INTERVAL,
  })
  return (
    <Tabs
      value={(filterValues['state'] as string | undefined) ?? 'all'}
      onChange={(_, state: string) => setFilters(state === 'all' ? {} : { state })}
      aria-label="State of the e-mails"
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ state, words }) => (
        <Tab
          key={state}
          value={state}
          label={`${state === 'sent' && stayHere ? 'Sent or kept here' : words} ${counts[state] ?? ''}`}
        />
      ))}
    </Tabs>
  )
}

function None() {
  const { filterValues } = useListContext()
  const state = (filterValues['state'] as string | undefined) ?? 'all'
  return <Typography sx={{ padding: 3 }}>{TABS.find((tab) => tab.state === state)?.none}</Typography>
}

async function countMails(state: string): Promise<number> {
  const { meta } = await call<MailRecord[]>(`/mails?limit=1${state === 'all' ? '' : `&state=${state}`}`)
  return meta?.total ?? 0
}
