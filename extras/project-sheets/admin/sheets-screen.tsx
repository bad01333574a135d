import { Box, Link, Typography } from '@mui/material'
import { RouterLink, usePermissions } from '../../../admin/core/packages.ts'
import type { SheetOpenings } from '../contract/sheet.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { ConfirmButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords, SayText } from '../../../admin/core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

/** A value of the contract would bring zod into the staff scripts. */
const KEYS_PATH = '/.well-known/project-sheets.json'

/** How often the sheets of each project were checked, and for owners the key that signs them. */
export function SheetsScreen() {
  const say = useWords()
  const { dayOf } = useTimes()
  const { permissions } = usePermissions<string>()
  const read = useRead<SheetOpenings[]>(['sheet-openings'], '/sheet-openings')
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <SayText words={words.intro} />
      <SayText words={words.counted} />
      <Loaded of={read}>
        {(openings) => (
          <Rows items={openings} empty={say(words.none)}>
            {({ id, title, openings: all, recent, lastOn }) => (
              <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
                <Link component={RouterLink} to={`/projects/${id}`}>
                  {title}
                </Link>
                <Typography variant="quiet">
                  {say(words.recent, { count: recent })} · {say(words.all, { count: all })} ·{' '}
                  {say(words.last, { day: dayOf(lastOn) })}
                </Typography>
              </Box>
            )}
          </Rows>
        )}
      </Loaded>
      {permissions === 'owner' && <SheetKey />}
    </Box>
  )
}

function SheetKey() {
  const say = useWords()
  const attempt = useAttempt()
  const distrust = () => attempt(() => call('/sheet-keys/leak', { method: 'POST', body: {} }), say(words.distrusted))
  const renew = () => attempt(() => call('/sheet-keys', { method: 'POST' }), say(words.renewed))
  return (
    <Box component="section" aria-labelledby="sheet-key" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <SayText words={words.key} id="sheet-key" variant="h6" component="h2" />
      <SayText words={words.keyHelp} />
      <Link href={KEYS_PATH} target="_blank" rel="noreferrer">
        {say(words.publicKeys)}
      </Link>
      <ConfirmButton
        words={words.renew}
        variant="outlined"
        question={{ title: say(words.renewAsk), content: say(words.keyHelp), confirm: say(words.renew) }}
        onConfirm={renew}
      />
      <ConfirmButton
        words={words.leak}
        color="error"
        question={{
          title: say(words.leak),
          content: say(words.leakHelp),
          confirm: say(words.distrust),
          isWarning: true,
        }}
        onConfirm={distrust}
      />
    </Box>
  )
}
