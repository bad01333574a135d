import ListIcon from '@mui/icons-material/ViewList'
import {
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import type { ServiceTemplate } from '../../contract/seed/templates.ts'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { DialogButton } from '../core/dialogs/dialog-button.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { common, useWords, wordsIn, SayText, SayButton } from '../core/words/use-words.ts'
import words from './template-words.json' with { type: 'json' }

/** A button of the services' list, and the dialog in which services to start from are picked. */
export function PickServices() {
  return (
    <DialogButton
      words={words.pick}
      startIcon={<ListIcon />}
      renderDialog={(close) => <PickDialog onClose={close} />}
    />
  )
}

function PickDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const read = useRead<ServiceTemplate[]>(['templates', 'services'], '/templates/services', { staleTime: 0 })
  return (
    <TitledDialog title={say(words.title)} onClose={onClose}>
      <Loaded of={read}>{(templates) => <PickForm templates={templates} onClose={onClose} />}</Loaded>
    </TitledDialog>
  )
}

function PickForm({ templates, onClose }: { templates: ServiceTemplate[]; onClose: () => void }) {
  const say = useWords()
  const locale = useLocale()
  const attempt = useAttempt('templates', 'services', 'dashboard')
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<string[]>([])
  const wanted = search.trim().toLowerCase()
  const matches = ({ name, summary }: ServiceTemplate) =>
    [name.en, name.ne, summary.en, summary.ne].some((text) => text.toLowerCase().includes(wanted))
  const shown = templates.filter(matches)
  const has = (slug: string | null) =>
    templates.some((one) => one.slug === slug && (one.isThere || picked.includes(slug)))
  const orphans = templates.filter(({ slug, parent }) => picked.includes(slug) && parent !== null && !has(parent))
  const toggle = (slug: string, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, slug] : picked.filter((one) => one !== slug))
  const make = () =>
    attempt(
      async () => {
        await call('/templates/services', { method: 'POST', body: { slugs: picked } })
        onClose()
      },
      say(words.made, { count: picked.length }),
    )
  return (
    <>
      <DialogContent sx={{ paddingTop: 0 }}>
        <SayText words={words.help} variant="body2" sx={{ marginBottom: 1 }} />
        <TextField
          type="search"
          label={say(common.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {shown.length === 0 && <SayText words={words.none} role="status" />}
        {shown.map(({ slug, parent, name, summary, isThere }) => (
          <Box key={slug} sx={{ marginInlineStart: parent === null ? 0 : 3, marginTop: parent === null ? 1.5 : 0.5 }}>
            <FormControlLabel
              disabled={isThere}
              control={<Checkbox checked={isThere || picked.includes(slug)} onChange={(_, is) => toggle(slug, is)} />}
              label={isThere ? say(words.there, { name: wordsIn(name, locale) }) : wordsIn(name, locale)}
              slotProps={{ typography: { sx: { fontWeight: parent === null ? 600 : 400 } } }}
            />
            <Typography variant="quiet" sx={{ marginInlineStart: 4 }}>
              {wordsIn(summary, locale)}
            </Typography>
          </Box>
        ))}
      </DialogContent>
      <Typography role="status" variant="body2" sx={{ paddingInline: 3, paddingTop: orphans.length > 0 ? 1 : 0 }}>
        {orphans.length > 0 &&
          say(words.orphans, { names: orphans.map(({ name }) => wordsIn(name, locale)).join(', ') })}
      </Typography>
      <DialogActions>
        <SayButton words={common.action.cancel} onClick={onClose} />
        <Button
          variant="contained"
          disabled={picked.length === 0}
          loading={attempt.isRunning}
          onClick={() => void make()}
        >
          {say(words.make, { count: picked.length })}
        </Button>
      </DialogActions>
    </>
  )
}
