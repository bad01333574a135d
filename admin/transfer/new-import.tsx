import { Box, Button, FormControlLabel, FormLabel, LinearProgress, Radio, RadioGroup, Typography } from '@mui/material'
import { useRef, useState, type ReactNode } from 'react'
import type { ImportedFile, ImportRunView } from '../../contract/transfer/import.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { call } from '../api/call.ts'
import { Failure } from '../lists/loaded.tsx'
import { chooseColumns, FileColumns, findTwins, type ChosenColumns } from './file-columns.tsx'
import { KindSelect } from './kind-select.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'

interface NewImportProps {
  /** Only one import runs at a time. */
  isBusy: boolean
  onAsked: () => void
}

/** A file is uploaded first; then it can be checked and imported. */
export function NewImport({ isBusy, onAsked }: NewImportProps) {
  const say = useWords()
  const [file, setFile] = useState<ImportedFile>()
  const [mediaName, setMediaName] = useState<string>()
  const [entity, setEntity] = useState<ContentEntity | ''>('')
  const [columns, setColumns] = useState<ChosenColumns>({})
  const [fromPreeti, setFromPreeti] = useState(false)
  const [isPublished, setPublished] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [error, setError] = useState<Error>()

  const attempt = async (work: () => Promise<void>) => {
    setWaiting(true)
    setError(undefined)
    try {
      await work()
    } catch (fault) {
      setError(fault as Error)
    } finally {
      setWaiting(false)
    }
  }
  const choose = (kind: ContentEntity | '', of = file) => {
    setEntity(kind)
    setColumns(kind && of?.columns ? chooseColumns(of.columns, kind) : {})
  }
  const upload = (chosen: File) =>
    attempt(async () => {
      const { data } = await call<ImportedFile>(`/imports/files?name=${encodeURIComponent(chosen.name)}`, {
        method: 'POST',
        body: asBytes(chosen),
      })
      setFile(data)
      choose(data.entity ?? '', data)
      setFromPreeti(false)
      setMediaName(undefined)
    })
  const uploadMedia = (chosen: File) =>
    attempt(async () => {
      await call(`/imports/files/${file!.id}/media`, { method: 'PUT', body: asBytes(chosen) })
      setMediaName(chosen.name)
    })
  const start = (dryRun: boolean) =>
    attempt(async () => {
      const table = entity && { entity, ...(file!.columns && { columns, fromPreeti }) }
      const body = { file: file!.id, publish: isPublished, dryRun, ...table }
      try {
        await call<ImportRunView>('/imports', { method: 'POST', body })
        if (!dryRun) setFile(undefined)
      } finally {
        // Somebody else's import may be why it was refused.
        onAsked()
      }
    })

  const isTable = file && file.format !== 'wxr'
  const canStart = !isBusy && !isWaiting && (!isTable || entity !== '') && findTwins(columns).length === 0
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {file && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{file.name}</strong> · {say(words[file.format])}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          accept=".xml,.xlsx,.csv,.json,.tsv,.txt"
          variant={file ? 'outlined' : 'contained'}
          isDisabled={isWaiting}
          onFile={(chosen) => void upload(chosen)}
        >
          {say(file ? words.otherFile : words.chooseFile)}
        </FileButton>
        {file && (
          <FileButton accept=".zip" variant="outlined" isDisabled={isWaiting} onFile={(zip) => void uploadMedia(zip)}>
            {say(words.chooseMedia)}
          </FileButton>
        )}
      </Box>
      {file && (
        <Typography variant="body2" color="text.secondary">
          {mediaName === undefined ? say(words.mediaHelp) : say(words.hasMedia, { name: mediaName })}
        </Typography>
      )}
      {isWaiting && <LinearProgress aria-label={say(words.uploading)} sx={{ width: '100%' }} />}
      {error && <Failure error={error} />}
      {file && (
        <>
          {isTable && <KindSelect value={entity} onChange={choose} />}
          {file.columns && (
            <FileColumns
              columns={file.columns}
              entity={entity}
              chosen={columns}
              onChoose={(name, column) => setColumns((before) => ({ ...before, [name]: column }))}
              fromPreeti={fromPreeti}
              onPreeti={setFromPreeti}
            />
          )}
          <RadioGroup
            aria-labelledby="import-as"
            value={isPublished ? 'published' : 'drafts'}
            onChange={(_, value) => setPublished(value === 'published')}
          >
            <FormLabel id="import-as">{say(words.as)}</FormLabel>
            <FormControlLabel value="drafts" control={<Radio />} label={say(words.drafts)} />
            <FormControlLabel
              value="published"
              control={<Radio />}
              label={say(isTable ? words.publishedTable : words.published)}
            />
          </RadioGroup>
          <Typography variant="body2" color="text.secondary">
            {say(isTable && entity === '' ? words.kindHelp : words.checkHelp)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="outlined" disabled={!canStart} onClick={() => void start(true)}>
              {say(words.check)}
            </Button>
            <Button variant="contained" disabled={!canStart} onClick={() => void start(false)}>
              {say(words.import)}
            </Button>
          </Box>
        </>
      )}
    </Box>
  )
}

/** Browsers guess a type from the name, which says less than the contents. */
function asBytes(file: File): Blob {
  return file.slice(0, file.size, 'application/octet-stream')
}

interface FileButtonProps {
  accept: string
  variant: 'contained' | 'outlined'
  isDisabled: boolean
  onFile: (file: File) => void
  children: ReactNode
}

function FileButton({ accept, variant, isDisabled, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} disabled={isDisabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Else the same file could not be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
