import { Autocomplete, Box, Button, Checkbox, Chip, TextField, Typography } from '@mui/material'
import CheckIcon from '@mui/icons-material/CheckCircle'
import { useEffect, useState } from 'react'
import type { ContentRow } from '../../contract/content/content.ts'
import { Failure } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import type { ProjectFile } from './add-to-project.ts'
import { pictureRun } from './picture-run.ts'
import words from './words.json' with { type: 'json' }

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
