import { Alert, Box, Button, LinearProgress, Typography, Autocomplete, Checkbox, Chip, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore, useEffect } from 'react'
import type { ContentRow } from '../../contract/content/content.ts'
import { call } from '../core/api/call.ts'
import { Failure, Loaded } from '../core/lists/loaded.tsx'
import { common, useWords, SayText, SayAlert, SayButton } from '../core/words/use-words.ts'
import { gradeOf, isDue, MOST_FILES, pictureRun } from './picture-run.ts'
import words from './words.json' with { type: 'json' }
import { PlaceLink } from '../core/layout/attention-item.tsx'
import { Tick } from '../core/layout/tick.tsx'
import { FileButton } from '../core/layout/file-button.tsx'
import { useListener } from '../core/layout/use-listener.ts'
import CheckIcon from '@mui/icons-material/CheckCircle'
import type { ProjectFile } from './add-to-project.ts'

const PAGE = 100
/** Files that are left out, by name. */
const NAMED = 20

/** A folder of photographs, matched to projects by the names of its files. */
export function ProjectPicturesScreen() {
  const say = useWords()
  const projects = useQuery({ queryKey: ['projects', 'all-rows'], queryFn: listProjects })
  return (
    <Box sx={{ maxWidth: '60rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <SayText words={words.intro} />
      <Loaded of={projects}>
        {(rows) =>
          rows.length > 0 ? (
            <Run projects={rows} />
          ) : (
            <Alert severity="info">
              {say(words.no_project)} <PlaceLink to="/projects/create">{say(words.create)}</PlaceLink>
            </Alert>
          )
        }
      </Loaded>
    </Box>
  )
}

function Run({ projects }: { projects: readonly ContentRow[] }) {
  const say = useWords()
  const { files, skipped, isCut, isAdding, isPublished, undoFault } = useSyncExternalStore(
    pictureRun.subscribe,
    pictureRun.read,
  )
  const [publish, setPublish] = useState(false)
  // Asks before the page is closed: what has not been sent would be lost.
  useListener('beforeunload', (event) => isAdding && event.preventDefault(), window)
  const named = projects.map(({ id, title, titles = {}, slug }) => ({
    id,
    names: [title, ...Object.values(titles), slug ?? ''],
  }))
  const choose = (chosen: File[]) => pictureRun.choose(chosen, named)
  const count = (is: (file: (typeof files)[number]) => unknown) => files.filter(is).length
  const due = count(isDue)
  const added = count(({ isAdded }) => isAdded)
  const failed = count(({ fault }) => fault)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton words={words.folder} disabled={isAdding} onFiles={choose} />
        <FileButton
          words={words.files}
          accept="image/jpeg,image/png,image/webp,image/avif"
          variant="outlined"
          disabled={isAdding}
          onFiles={choose}
        />
      </Box>
      {skipped.length > 0 && (
        <Alert severity="warning">
          {say(words.skipped, { count: skipped.length, names: skipped.slice(0, NAMED).join(', ') })}
          {skipped.length > NAMED ? '…' : '.'} {skipped.some((name) => /\.hei[cf]$/i.test(name)) && say(words.heic)}
        </Alert>
      )}
      {isCut && <SayAlert words={words.too_many} values={{ most: MOST_FILES }} severity="warning" />}
      {files.length > 0 && (
        <>
          <Typography role="status">
            {say(words.matched, {
              count: files.length,
              sure: count((file) => gradeOf(file) === 'sure'),
              look: count((file) => gradeOf(file) === 'look'),
              none: count((file) => gradeOf(file) === 'none'),
            })}
          </Typography>
          <FileRows files={files} projects={projects} isOff={isAdding} />
          <Tick checked={publish} disabled={isAdding} onChange={(_, is) => setPublish(is)} label={say(words.publish)} />
          {isAdding && <LinearProgress variant="determinate" value={(100 * added) / (added + due)} />}
          <Box role="status">{isAdding && say(words.progress, { done: added, count: added + due })}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" disabled={isAdding || due === 0} onClick={() => void pictureRun.add(publish)}>
              {failed > 0 ? say(common.action.try_again) : say(words.add, { count: due })}
            </Button>
            {added > 0 && (
              <Button variant="outlined" disabled={isAdding} onClick={() => void pictureRun.undo()}>
                {say(words.undo, { count: added })}
              </Button>
            )}
            <SayButton words={words.clear} disabled={isAdding} onClick={pictureRun.clear} />
          </Box>
          {!isAdding && failed > 0 && <SayAlert words={words.failed} values={{ count: failed }} severity="error" />}
          {!isAdding && added > 0 && (
            <Alert severity="success">
              {say(isPublished ? words.done : words.done_as_drafts, { count: added })}{' '}
              <PlaceLink to="/picture-texts">{say(words.describe)}</PlaceLink>
            </Alert>
          )}
          {undoFault && <Failure error={undoFault} />}
        </>
      )}
    </>
  )
}

async function listProjects(): Promise<ContentRow[]> {
  const rows: ContentRow[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await call<ContentRow[]>(`/content/projects?sort=title&order=asc&limit=${PAGE}&page=${page}`)
    rows.push(...data)
    if (data.length === 0 || rows.length >= (meta?.total ?? 0)) return rows
  }
}

/** Rows that are drawn at first, and with each press of the button. */
const STEP = 25

interface FileRowsProps {
  files: readonly ProjectFile[]
  projects: readonly ContentRow[]
  isOff: boolean
}

/** Each file with its project, to be checked and changed. */
export function FileRows({ files, projects, isOff }: FileRowsProps) {
  const say = useWords()
  const [shown, setShown] = useState(STEP)
  const left = files.length - shown
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {files.slice(0, shown).map((file) => (
          <FileRow key={file.key} file={file} projects={projects} isOff={isOff} />
        ))}
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(shown + STEP)}>{say(words.more, { count: Math.min(left, STEP) })}</Button>
      )}
    </>
  )
}

function FileRow({ file, projects, isOff }: { file: ProjectFile } & Pick<FileRowsProps, 'projects' | 'isOff'>) {
  const say = useWords()
  const project = projects.find(({ id }) => id === file.projectId) ?? null
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'auto 4rem 1fr', md: 'auto 4rem 1fr 1fr' },
        padding: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Checkbox
        sx={{ padding: 0 }}
        checked={file.isTicked || file.isAdded === true}
        disabled={isOff || file.isAdded === true || file.projectId === null}
        onChange={(_event, isTicked) => pictureRun.tick(file.key, isTicked)}
        slotProps={{ input: { 'aria-label': say(words.tick, { name: file.file.name }) } }}
      />
      <Thumbnail file={file.file} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {file.path}{' '}
        {file.isWeak && !file.isAdded && (
          <Chip size="small" color="warning" variant="outlined" label={say(words.look)} />
        )}
      </Typography>
      {file.isAdded ? (
        <Typography sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <CheckIcon color="success" /> {project?.title}
        </Typography>
      ) : (
        <Autocomplete
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          size="small"
          options={projects}
          value={project}
          disabled={isOff}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          onChange={(_event, chosen) => pictureRun.assign(file.key, chosen?.id ?? null)}
          renderInput={(props) => (
            <TextField {...props} label={say(words.project_of, { name: file.file.name })} margin="none" />
          )}
        />
      )}
      {file.fault && <Failure error={file.fault} sx={{ gridColumn: '1 / -1' }} />}
    </Box>
  )
}

/** From the file on this computer; formats that the browser cannot show leave its place empty. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img src={url} alt="" width={64} height={48} loading="lazy" style={{ objectFit: 'cover' }} />
}
