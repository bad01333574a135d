import { DataTable } from 'react-admin'
import { useLocation } from 'react-router'
import { FeatureList, RowLink } from '../core/lists/feature-list.tsx'
import { Row, Rows } from '../core/lists/rows.tsx'
import { useDialogPlace } from '../core/dialogs/use-dialog-place.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, SayButton, SayText } from '../core/words/use-words.ts'
import redirectWords from './words.json' with { type: 'json' }
import missingWords from './missing-words.json' with { type: 'json' }
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import type { MissingAddress, Redirect } from '../../contract/redirects/redirect.ts'
import { useRead } from '../core/api/use-read.ts'

/** Old addresses, and where they lead. */
export function RedirectList() {
  const say = useWords()
  const { dayOf } = useTimes()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('redirects')
  const { from } = (useLocation().state ?? {}) as { from?: string }
  return (
    <>
      <FeatureList sort={{ field: 'created', order: 'DESC' }} add={{ to: newPlace, label: say(redirectWords.new) }}>
        <DataTable<Redirect>
          bulkActionButtons={false}
          rowClick={(of) => placeOf(of)}
          sx={{ '& td': { overflowWrap: 'anywhere' } }}
        >
          <DataTable.Col
            source="from"
            label={say(redirectWords.from)}
            className="first"
            render={({ id: of, from }: Redirect) => <RowLink to={placeOf(of)}>{from}</RowLink>}
          />
          <DataTable.Col
            label={say(redirectWords.leads_to)}
            disableSort
            render={({ to }: Redirect) => (
              <>
                <span className="card-label">{say(redirectWords.leads_to)} </span>
                {to ?? say(redirectWords.nowhere)}
              </>
            )}
          />
          <DataTable.Col
            label={say(redirectWords.made)}
            disableSort
            render={({ isAutomatic }: Redirect) => say(isAutomatic ? redirectWords.automatic : redirectWords.by_hand)}
          />
          <DataTable.Col
            source="created"
            label={say(redirectWords.on)}
            className="spare"
            render={({ createdAt }: Redirect) => dayOf(createdAt)}
            sx={{ whiteSpace: 'nowrap' }}
          />
        </DataTable>
      </FeatureList>
      <MissingAddresses />
      {(isNew || id !== undefined) && <RedirectDialog key={id ?? 'new'} id={id} from={from} onClose={close} />}
    </>
  )
}

/** The addresses without a page that visitors requested most, each one click from a redirect. */
function MissingAddresses() {
  const say = useWords()
  const { minuteOf } = useTimes()
  const [chosen, setChosen] = useState<string>()
  // Under the key of redirects: a new one shortens this list.
  const { data = [] } = useRead<MissingAddress[]>(['redirects', 'missing'], '/missing-addresses')
  return (
    <Box component="section" aria-labelledby="missing-title" sx={{ marginTop: 4 }}>
      <SayText words={missingWords.title} id="missing-title" variant="h6" component="h2" />
      <SayText words={data.length > 0 ? missingWords.help : missingWords.none} variant="body2" />
      <Rows items={data}>
        {({ path, requests, lastSeen, referrerHost }) => (
          <Row
            key={path}
            action={
              <SayButton
                words={missingWords.redirect}
                onClick={() => setChosen(path)}
                aria-label={`${say(missingWords.redirect)} ${path}`}
              />
            }
          >
            <Typography>{path}</Typography>
            <Typography variant="quiet">
              {say(missingWords.requests, { count: requests, time: minuteOf(lastSeen) })}
              {referrerHost && ` · ${say(missingWords.referrer, { host: referrerHost })}`}
            </Typography>
          </Row>
        )}
      </Rows>
      {chosen !== undefined && <RedirectDialog id={undefined} from={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  )
}
