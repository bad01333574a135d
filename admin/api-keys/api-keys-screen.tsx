import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ApiKey, ApiKeyWithToken } from '../../contract/accounts/api-key.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useRead } from '../api/use-read.ts'
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { Loaded } from '../lists/loaded.tsx'
import { Rows } from '../lists/rows.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'

/** The API keys: scopes, last use, and revocation. */
export function ApiKeysScreen() {
  const say = useWords()
  const translate = useTranslate()
  const { isNew, newPlace, close } = useDialogPlace('api-keys')
  const [made, setMade] = useState<ApiKeyWithToken>()
  const read = useRead<ApiKey[]>(['api-keys'], '/api-keys')
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Title title={translate('resources.api-keys.name', { smart_count: 2 })} />
      <Typography>
        {say(words.intro)} <Link href="/api/v1/openapi.json">{say(words.reference)}</Link>
      </Typography>
      <Button component={RouterLink} to={newPlace} variant="contained" startIcon={<AddIcon />}>
        {say(words.new)}
      </Button>
      <Loaded of={read}>{(keys) => <KeyList keys={keys} />}</Loaded>
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
  const attempt = useAttempt('api-keys')
  const { ask, dialog } = useConfirm()
  const revoke = ({ id }: ApiKey) =>
    attempt(() => call(`/api-keys/${id}/revocation`, { method: 'POST', body: {} }), say(words.revoked))
  const askToRevoke = (key: ApiKey) => {
    const title = say(words.revokeAsk, { name: key.name })
    const question = { title, content: say(words.revokeText), confirm: say(words.revokeDo), isWarning: true }
    ask(question, () => void revoke(key))
  }
  return (
    <>
      <Rows items={keys} empty={say(words.none)}>
        {(key) => <KeyRow key={key.id} of={key} onRevoke={() => askToRevoke(key)} />}
      </Rows>
      {dialog}
    </>
  )
}
