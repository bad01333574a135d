import { DataTable } from 'react-admin'
import { useLocation } from 'react-router'
import type { Redirect } from '../../contract/redirects/redirect.ts'
import { FeatureList, RowLink } from '../core/lists/feature-list.tsx'
import { useDialogPlace } from '../core/dialogs/use-dialog-place.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, SayText } from '../core/words/use-words.ts'
import { redirectWords, missingWords } from './words.ts'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import type { MissingAddress } from '../../contract/redirects/missing-address.ts'
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

/** There, what they say is below the address, which needs the room. */
const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } }

/** The addresses without a page that visitors requested most, each one click from a redirect. */
function MissingAddresses() {
  const say = useWords()
  const { minuteOf } = useTimes()
  const [chosen, setChosen] = useState<string>()
  // Under the key of redirects: a new one shortens this list.
  const { data = [] } = useRead<MissingAddress[]>(['redirects', 'missing'], '/missing-addresses')
  return (
    <Box component="section" aria-labelledby="missing-title" sx={{ marginTop: 4, overflowX: 'auto' }}>
      <SayText words={missingWords.title} id="missing-title" variant="h6" component="h2" />
      <SayText words={data.length > 0 ? missingWords.help : missingWords.none} variant="body2" />
      {data.length > 0 && (
        <Table size="small" sx={{ marginTop: 1, '& td, & th': { paddingInline: { xs: 0.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{say(missingWords.path)}</TableCell>
              <TableCell align="right">{say(missingWords.requests)}</TableCell>
              <TableCell sx={notOnPhones}>{say(missingWords.last_seen)}</TableCell>
              <TableCell sx={notOnPhones}>{say(missingWords.referrer)}</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ path, requests, lastSeen, referrerHost }) => (
              <TableRow key={path}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {path}
                  <Typography variant="body2" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                    {[minuteOf(lastSeen), referrerHost].filter(Boolean).join(', ')}
                  </Typography>
                </TableCell>
                <TableCell align="right">{say.number(requests)}</TableCell>
                <TableCell sx={notOnPhones}>{minuteOf(lastSeen)}</TableCell>
                <TableCell sx={{ ...notOnPhones, overflowWrap: 'anywhere' }}>{referrerHost}</TableCell>
                <TableCell align="right">
                  <Button onClick={() => setChosen(path)} aria-label={`${say(missingWords.redirect)} ${path}`}>
                    {say(missingWords.redirect)}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {chosen !== undefined && <RedirectDialog id={undefined} from={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  )
}
