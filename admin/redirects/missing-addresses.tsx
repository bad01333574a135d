import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MissingAddress } from '../../contract/missing-address.ts'
import { call } from '../api/call.ts'
import { minuteOf } from '../words/times.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

/** Addresses without a page that visitors asked for most, each one click from a redirect. */
export function MissingAddresses() {
  const translate = useTranslate()
  const words = (name: string) => translate(`staff.missing_address.${name}`)
  const [chosen, setChosen] = useState<string>()
  const { data = [] } = useQuery({
    // Under the key of redirects: a new one shortens this list.
    queryKey: ['redirects', 'missing'],
    queryFn: async () => (await call<MissingAddress[]>('/missing-addresses')).data,
  })
  return (
    <Box component="section" aria-labelledby="missing-title" sx={{ marginTop: 4, overflowX: 'auto' }}>
      <Typography id="missing-title" variant="h6" component="h2">
        {words('title')}
      </Typography>
      <Typography variant="body2">{words(data.length > 0 ? 'help' : 'none')}</Typography>
      {data.length > 0 && (
        <Table size="small" sx={{ marginTop: 1, '& td': { overflowWrap: 'anywhere' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{words('path')}</TableCell>
              <TableCell align="right">{words('requests')}</TableCell>
              <TableCell>{words('last_seen')}</TableCell>
              <TableCell>{words('referrer')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ path, requests, lastSeen, referrerHost }) => (
              <TableRow key={path}>
                <TableCell>{path}</TableCell>
                <TableCell align="right">{requests}</TableCell>
                <TableCell>{minuteOf(lastSeen)}</TableCell>
                <TableCell>{referrerHost}</TableCell>
                <TableCell align="right">
                  <Button onClick={() => setChosen(path)} aria-label={`${words('redirect')} ${path}`}>
                    {words('redirect')}
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
