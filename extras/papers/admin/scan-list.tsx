import { Box } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { UploadProgress, useUpload } from '../../../admin/core/api/use-upload.tsx'
import { FormMessage } from '../../../admin/core/auth/form-message.tsx'
import { ErrorText } from '../../../admin/core/api/error-text.tsx'
import { DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { FileButton } from '../../../admin/core/layout/file-button.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { SortableRows } from '../../../admin/core/lists/sortable-rows.tsx'
import { common, SayButton, SayText, useWords } from '../../../admin/core/words/use-words.ts'
import type { Words } from '../../../contract/locale.ts'
import { SCAN_BOUNDS } from '../contract/paper-kinds.ts'
import type { Scan } from '../contract/papers.ts'
import words from './words.json' with { type: 'json' }

/** Pictures that browsers show. */
const SHOWN = ['jpg', 'png', 'webp']

/** The files of a paper: more can be added, and each can be shown, moved and deleted. */
export function ScanList({ id, scans }: { id: number; scans: Scan[] }) {
  const say = useWords()
  const attempt = useAttempt('papers')
  const done = useDone('papers')
  const [shown, setShown] = useState<string>()
  const path = `/papers/${id}/files`
  const { bytes: maxBytes, most } = SCAN_BOUNDS
  const { share, fault, send, cancel } = useUpload({ method: 'POST', path, maxBytes }, () => void done())
  const order = (rows: Scan[]) =>
    void attempt(() => call(path, { method: 'PUT', body: { keys: rows.map(({ key }) => key) } }))
  const addressOf = ({ key }: Scan) => `/api/v1${path}/${key}`
  const actionsOf = (scan: Scan) => {
    const named = (action: Words) => ({
      words: action,
      'aria-label': say(words.ofFile, { action: say(action), name: scan.name }),
    })
    const isShown = scan.key === shown
    const show = () => setShown(isShown ? undefined : scan.key)
    const remove = () => call(`${path}/${scan.key}`, { method: 'DELETE' })
    return (
      <>
        {SHOWN.includes(scan.kind) && <SayButton {...named(isShown ? words.hide : words.show)} onClick={show} />}
        <SayButton href={addressOf(scan)} {...named(words.download)} />
        <DeleteButton
          {...named(common.action.delete)}
          ask={say(words.scanDeleteAsk, { name: scan.name })}
          text={say(words.scanDeleteHelp)}
          onDelete={() => attempt(remove, say(words.scanDeleted))}
        />
      </>
    )
  }
  const picture = scans.find(({ key }) => key === shown)
  return (
    <Section title={say(words.scans)}>
      {scans.length === 0 && <SayText words={words.noScans} />}
      <SortableRows
        label={say(words.scans)}
        rows={scans.map((scan) => ({ ...scan, id: scan.key }))}
        titleOf={({ name }) => name}
        noteOf={({ bytes }) => say.size(bytes)}
        inputOf={actionsOf}
        onChange={order}
      />
      {picture && (
        <Box component="img" src={addressOf(picture)} alt={picture.name} sx={{ maxWidth: '100%', marginTop: 1 }} />
      )}
      <FormMessage message={fault && (fault.status === 413 ? say(words.tooLarge) : <ErrorText error={fault} />)} />
      <FileButton
        words={words.upload}
        variant="outlined"
        // Without HEIC: a phone gives a JPEG then.
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        disabled={share !== undefined || scans.length >= most}
        sx={{ marginTop: 1 }}
        onFiles={(files) => void send(files)}
      />
      {share !== undefined && <UploadProgress share={share} label={say(words.uploading)} onCancel={cancel} />}
      <SayText words={words.scansHelp} values={{ most, size: say.size(maxBytes) }} variant="quiet" />
    </Section>
  )
}
