import { Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, useListContext } from 'react-admin'
import { Link } from 'react-router'
import type { MailRecord } from '../../contract/enquiries/messages.ts'
import { call } from '../core/api/call.ts'
import { FeatureList } from '../core/lists/feature-list.tsx'
import { MailState } from './mail-state.tsx'
import { useMailsStayHere } from './use-mails-stay-here.ts'
import { useTimes } from '../core/words/use-times.ts'
import { mailLabel } from './mail-words.ts'
import { useWords, SayAlert, SayText } from '../core/words/use-words.ts'
import mailWords from './words.json' with { type: 'json' }

/** How often is looked while the screen is open, in milliseconds. */
const INTERVAL = 30_000

const TABS = ['failed', 'queued', 'sent', 'all'] as const

/** The mails of the site: what the mail server did not take comes first. */
export function MailList() {
  const say = useWords()
  const stayHere = useMailsStayHere()
  const { minuteOf } = useTimes()
  return (
    <>
      {stayHere && <SayAlert words={mailWords.stay_here} severity="warning" sx={{ marginTop: 2 }} />}
      <FeatureList filters={[]} filterDefaultValues={{ state: 'failed' }} queryOptions={{ refetchInterval: INTERVAL }}>
        <StateTabs />
        <DataTable<MailRecord>
          bulkActionButtons={false}
          rowClick={false}
          empty={<None />}
          sx={{ '& td': { verticalAlign: 'top' } }}
        >
          <DataTable.Col
            label={say(mailWords.about)}
            className="first"
            disableSort
            render={({ message, ...mail }: MailRecord) =>
              message ? (
                <>
                  <Link to={`/messages/${message.id}?state=all`}>{message.subject}</Link>
                  <Typography variant="quiet">
                    {message.name} · {message.reference}
                  </Typography>
                </>
              ) : (
                mailLabel(mail, say)
              )
            }
          />
          <DataTable.Col
            label={say(mailWords.kind)}
            disableSort
            className="spare"
            render={({ message, ...mail }: MailRecord) => (message ? mailLabel(mail, say) : '')}
          />
          <DataTable.Col
            label={say(mailWords.since)}
            disableSort
            className="spare"
            render={({ createdAt }: MailRecord) => minuteOf(createdAt)}
            sx={{ whiteSpace: 'nowrap' }}
          />
          <DataTable.Col
            label={say(mailWords.status)}
            disableSort
            render={(mail: MailRecord) => (
              <MailState mail={mail} about={mail.message?.subject ?? mailLabel(mail, say)} />
            )}
            sx={{ width: '50%' }}
          />
        </DataTable>
      </FeatureList>
    </>
  )
}

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const say = useWords()
  const stayHere = useMailsStayHere()
  const { data: counts = {} } = useQuery<Record<string, number>>({
    queryKey: ['mails', 'counts'],
    queryFn: async () =>
      Object.fromEntries(await Promise.all(TABS.map(async (state) => [state, await countMails(state)] as const))),
    refetchInterval: INTERVAL,
  })
  return (
    <Tabs
      value={(filterValues['state'] as string | undefined) ?? 'all'}
      onChange={(_, state: string) => setFilters(state === 'all' ? {} : { state })}
      aria-label={say(mailWords.tabs)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map((state) => {
        const words = say(mailWords.tab[state === 'sent' && stayHere ? 'sent_or_kept' : state])
        const count = counts[state]
        return <Tab key={state} value={state} label={count === undefined ? words : `${words} ${say.number(count)}`} />
      })}
    </Tabs>
  )
}

function None() {
  const { filterValues } = useListContext()
  const state = TABS.find((tab) => tab === filterValues['state']) ?? 'all'
  return <SayText words={mailWords.none[state]} sx={{ padding: 3 }} />
}

async function countMails(state: string): Promise<number> {
  const { meta } = await call<MailRecord[]>(`/mails?limit=1${state === 'all' ? '' : `&state=${state}`}`)
  return meta?.total ?? 0
}
