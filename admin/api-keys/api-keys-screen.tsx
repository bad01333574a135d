import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Loading, Title, useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ApiKey, ApiKeyWithToken } from '../../contract/api-key.ts'
import { call } from '../api/call.ts'
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { ErrorText, useNotifyError } from '../words/error-text.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'

/** The keys of other programs: what each may do, whether it is used, and the way to refuse it. */
export function ApiKeysScreen() {
  const say = useWords()
  const translate = useTranslate()
  const { isNew, newPlace, close } = useDialogPlace('api-keys')
  const [made, setMade] = useState<ApiKeyWithToken>()
  const { data, error } = useQuery({
    queryKey: ['api-keys'],
    queryFn: async () => (await call<ApiKey[]>('/api-keys')).data,
  })
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Title title={translate('resources.api-keys.name', { smart_count: 2 })} />
      <Typography>
        {say(words.intro)} <Link href="/api/v1/">{say(words.reference)}</Link>
      </Typography>
      <Button component={RouterLink} to={newPlace} variant="contained" startIcon={<AddIcon />}>
        {say(words.new)}
      </Button>
      {data ? (
        <KeyList keys={data} />
      ) : error ? (
        <Alert severity="error" variant="outlined">
          <ErrorText error={error} />
        </Alert>
      ) : (
        <Loading />
      )}
      {isNew && <NewKeyDialog onClose={close} onMade={(key) => (close(), setMade(key))} />}
      {made && (
        <ShownOnceDialog
          title={say(words.made, { name: made.name })}
          value={made.token}
          words={words}
          onClose={() => setMade(undefined)}
        />
      )}
    </Box>
  )
}

function KeyList({ keys }: { keys: ApiKey[] }) {
  const say = useWords()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<ApiKey>()
  const revoke = async ({ id }: ApiKey) => {
    setAsked(undefined)
    try {
      await call(`/api-keys/${id}/revocation`, { method: 'POST', body: {} })
      notify(say(words.revoked), { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: ['api-keys'] })
    } catch (error) {
      notifyError(error)
    }
  }
  if (keys.length === 0) return <Typography>{say(words.none)}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
        {keys.map((key) => (
          <KeyRow key={key.id} of={key} onRevoke={() => setAsked(key)} />
        ))}
      </Box>
      <Confirm
        isOpen={asked !== undefined}
        title={say(words.revokeAsk, { name: asked?.name ?? '' })}
        content={say(words.revokeText)}
        confirm={say(words.revokeDo)}
        confirmColor="warning"
        onConfirm={() => void (asked && revoke(asked))}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
