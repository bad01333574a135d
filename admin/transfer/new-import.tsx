import {
  Alert,
  Box,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isTableFormat, type ImportedFile, type ImportRunView } from '../../contract/transfer/import.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { LEFT_OUT, matchColumns } from '../../contract/transfer/columns.ts'
import { factColumn, withFacts, type ImportedFact } from '../../contract/transfer/fact-columns.ts'
import { fieldOfSheet } from '../../contract/transfer/row-sheets.ts'
import { call } from '../core/api/call.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { FileColumns, twinsIn, type ChosenColumns } from './file-columns.tsx'
import { FileButton } from '../core/layout/file-button.tsx'
import { choicesOf } from './earlier-choices.ts'
import { FactGroups } from './fact-groups.tsx'
import { FORMATS } from './import-formats.ts'
import { menuItems } from '../core/layout/choices.tsx'
import { KindSelect } from './kind-select.tsx'
import { namesOfChecks, UnknownNames, type ChosenNames } from './unknown-names.tsx'
import { EnglishText } from '../core/api/error-text.tsx'
import words from './words.json' with { type: 'json' }
import { useWords, SayAlert, SayText, SayButton } from '../core/words/use-words.ts'

const ACCEPT = ['.xlsx,.csv,.json,.tsv,.txt', ...FORMATS.map(({ accept }) => accept)].join()

interface NewImportProps {
  /** Newest first: those that check this file say which names it has. */
  runs: ImportRunView[]
  /** Only one import runs at a time. */
  isBusy: boolean
  onAsked: () => void
}

/** A file is uploaded first; then it can be checked and imported. */
export function NewImport({ runs, isBusy, onAsked }: NewImportProps) {
  const say = useWords()
  const [file, setFile] = useState<ImportedFile>()
  const [mediaName, setMediaName] = useState<string>()
  const [entity, setEntity] = useState<ContentEntity | ''>('')
  const [sheet, setSheet] = useState(0)
  const [checks, setChecks] = useState<string[]>([])
  const [names, setNames] = useState<ChosenNames>({})
  const [columns, setColumns] = useState<ChosenColumns>({})
  const [fromPreeti, setFromPreeti] = useState(false)
  const [isRemembered, setRemembered] = useState(false)
  const [isPublished, setPublished] = useState(false)
  const waiting = useMutation<void, Error, () => Promise<void>>({ mutationFn: (work) => work(), networkMode: 'always' })
  const { mutate: attempt, isPending: isWaiting, error } = waiting
  const kind = useMemo(() => (entity === '' ? undefined : withFacts(kindOf(entity), file?.facts ?? [])), [entity, file])
  const choose = (chosen: ContentEntity | '', of = file, at = sheet) => {
    const found = of && columnsOn(of, at)
    const earlier = chosen && found ? choicesOf(runs, chosen, found) : undefined
    setEntity(chosen)
    setSheet(at)
    setColumns(
      chosen && found ? { ...matchColumns(withFacts(kindOf(chosen), of.facts), found), ...earlier?.columns } : {},
    )
    setFromPreeti(earlier?.fromPreeti ?? false)
    setRemembered(earlier !== undefined)
    setChecks([])
    setNames(earlier?.names ?? {})
  }
  const upload = (chosen: File) =>
    attempt(async () => {
      const { data } = await call<ImportedFile>(`/imports/files?name=${encodeURIComponent(chosen.name)}`, {
        method: 'POST',
        body: asBytes(chosen),
      })
      setFile(data)
      choose(data.entity ?? '', data, 0)
      setMediaName(undefined)
    })
  const uploadMedia = (chosen: File) =>
    attempt(async () => {
      await call(`/imports/files/${file!.id}/media`, { method: 'PUT', body: asBytes(chosen) })
      setMediaName(chosen.name)
    })
  const start = (dryRun: boolean, chosen = columns) =>
    attempt(async () => {
      const table = entity && {
        entity,
        ...(file!.columns && { columns: chosen, fromPreeti, ...names }),
        ...(sheet > 0 && { sheet: file!.sheets[sheet]!.name }),
      }
      const body = { file: file!.id, publish: isPublished, dryRun, ...table }
      try {
        const { data } = await call<ImportRunView>('/imports', { method: 'POST', body })
        if (dryRun) setChecks((before) => [...before, data.id])
        else setFile(undefined)
      } finally {
        // Somebody else's import may be why it was refused.
        onAsked()
      }
    })

  const isTable = file && isTableFormat(file.format)
  const fileColumns = file && columnsOn(file, sheet)
  const fault = file?.sheets[sheet]?.fault ?? null
  const isReadable = fault === null && twinsIn(columns, kind).length === 0
  const canStart = !isBusy && !isWaiting && (!isTable || entity !== '') && isReadable
  const takeFact = (name: string, fact: ImportedFact) => {
    const chosen = { ...columns, [name]: factColumn(fact) }
    setFile((before) => before && { ...before, facts: [...before.facts, fact] })
    setColumns(chosen)
    if (canStart) start(true, chosen)
  }
  // Sheets beside the chosen one that have rows of its items.
  const rowSheets = (file?.sheets ?? []).flatMap(({ name }, index) =>
    entity !== '' && index !== sheet && fieldOfSheet(kindOf(entity), name) ? name : [],
  )
  const unknown = namesOfChecks(runs.filter(({ id }) => checks.includes(id)))
  const checked = runs.find(({ id }) => id === checks.at(-1))?.report
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {file && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{file.name}</strong> · {say(titleOf(file.format))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton
          words={file ? words.otherFile : words.chooseFile}
          accept={ACCEPT}
          variant={file ? 'outlined' : 'contained'}
          isMultiple={false}
          disabled={isWaiting}
          onFiles={([chosen]) => void (chosen && upload(chosen))}
        />
        {file && (
          <FileButton
            words={words.chooseMedia}
            accept=".zip"
            variant="outlined"
            isMultiple={false}
            disabled={isWaiting}
            onFiles={([zip]) => void (zip && uploadMedia(zip))}
          />
        )}
      </Box>
      {file && (
        <Typography variant="quiet">
          {mediaName === undefined ? say(words.mediaHelp) : say(words.hasMedia, { name: mediaName })}
        </Typography>
      )}
      {isWaiting && <LinearProgress aria-label={say(words.uploading)} sx={{ width: '100%' }} />}
      {error && <Failure error={error} />}
      {file && (
        <>
          {file.sheets.length > 1 && (
            <TextField
              select
              label={say(words.sheet)}
              value={sheet}
              onChange={({ target }) =>
                choose(file.sheets[Number(target.value)]?.entity ?? entity, file, Number(target.value))
              }
              sx={{ minWidth: '16rem', maxWidth: '100%' }}
            >
              {menuItems(
                [...file.sheets.entries()].filter(([, { name }]) => !rowSheets.includes(name)),
                ([index, { name }]) => [index, name],
              )}
            </TextField>
          )}
          {rowSheets.length > 0 && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {say(words.rowSheets)} {rowSheets.join(', ')}
            </Typography>
          )}
          {isTable && <KindSelect value={entity} onChange={(chosen) => choose(chosen)} />}
          {fault !== null && (
            <Alert severity="error">
              <EnglishText>{fault}</EnglishText>
            </Alert>
          )}
          {isRemembered && <SayAlert words={words.remembered} severity="info" />}
          {fileColumns && fault === null && (
            <FileColumns
              columns={fileColumns}
              kind={kind}
              chosen={columns}
              onChoose={(name, column) => setColumns((before) => ({ ...before, [name]: column }))}
              fromPreeti={fromPreeti}
              onPreeti={setFromPreeti}
              onFact={takeFact}
            />
          )}
          {checked && checked.leftOutCount > 0 && (
            <FactGroups
              title={say(words.leftOutFacts, { count: checked.leftOutCount })}
              facts={checked.leftOut}
              count={checked.leftOutCount}
              onLeaveOut={(name) => setColumns((before) => ({ ...before, [name]: LEFT_OUT }))}
            />
          )}
          {unknown.names.length > 0 && <UnknownNames {...unknown} chosen={names} onChoose={setNames} />}
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
          <SayText words={isTable && entity === '' ? words.kindHelp : words.checkHelp} variant="quiet" />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SayButton words={words.check} variant="outlined" disabled={!canStart} onClick={() => start(true)} />
            <SayButton words={words.import} variant="contained" disabled={!canStart} onClick={() => start(false)} />
          </Box>
        </>
      )}
    </Box>
  )
}

const titleOf = (format: string) =>
  isTableFormat(format) ? words[format] : (FORMATS.find(({ name }) => name === format)?.title ?? words.file)

const columnsOn = (file: ImportedFile, sheet: number) => file.sheets[sheet]?.columns ?? file.columns

/** Browsers guess a type from the name, which says less than the contents. */
const asBytes = (file: File): Blob => file.slice(0, file.size, 'application/octet-stream')
