import { Alert, Box, Button, Typography } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import { useHref, useNavigate } from 'react-router'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useRead } from '../api/use-read.ts'
import { useMay } from '../auth/use-may.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { Loaded } from '../lists/loaded.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { careWords } from './care-words.ts'
import { PictureCard } from './picture-card.tsx'
import { pictureCalls } from './picture-calls.ts'

/** Groups of pictures that look alike. */
export function AlikeScreen() {
  const say = useWords()
  const groups = useRead<PictureRecord[][]>(['pictures', 'alike'], '/pictures/alike')
  return (
    <Box sx={{ maxWidth: '64rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={say(careWords.alike)} />
      <Typography>{say(careWords.alike_help)}</Typography>
      <Loaded of={groups} onRetry={groups.refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <Alert severity="success" variant="outlined">
              {say(careWords.none_alike)}
            </Alert>
          ) : (
            rows.map((group, index) => <Group key={group[0]!.id} group={group} number={index + 1} />)
          )
        }
      </Loaded>
    </Box>
  )
}

function Group({ group, number }: { group: PictureRecord[]; number: number }) {
  const say = useWords()
  const attempt = useAttempt('pictures')
  const navigate = useNavigate()
  const root = useHref('/pictures')
  const notify = useNotify()
  const { publishes } = useMay()
  const { ask, dialog } = useConfirm()
  const keep = ({ id, name }: PictureRecord) => {
    const replaced = group.map((one) => one.id).filter((one) => one !== id)
    ask(
      { title: say(careWords.keep), content: say(careWords.keep_ask, { name }), confirm: say(careWords.keep) },
      () =>
        void attempt(async () => {
          const { data } = await pictureCalls.replace({ kept: id, replaced })
          notify(say(careWords.kept, { count: data.changed.length }), { type: 'success' })
        }),
    )
  }
  return (
    <Box component="section" aria-label={say(careWords.group, { number })}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          paddingBottom: 2,
          borderBottom: 1,
          borderColor: 'divider',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
        }}
      >
        {group.map((picture) => (
          <li key={picture.id}>
            <PictureCard
              picture={picture}
              href={`${root}/${picture.id}`}
              onOpen={() => void navigate(`/pictures/${picture.id}`)}
            />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', marginTop: 0.5 }}>
              {picture.name}
              <br />
              {picture.width} × {picture.height}
            </Typography>
            {publishes && (
              <Button aria-label={say(careWords.keep_named, { name: picture.name })} onClick={() => keep(picture)}>
                {say(careWords.keep)}
              </Button>
            )}
            {picture.useCount === 0 && (
              <Button
                aria-label={say(careWords.trash_named, { name: picture.name })}
                onClick={() =>
                  void attempt(
                    () => pictureCalls.changeMany({ ids: [picture.id], isTrashed: true }),
                    say(careWords.trashed, { count: 1 }),
                  )
                }
              >
                {say(common.action.trash)}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {dialog}
    </Box>
  )
}
