import { Box, Typography } from '@mui/material'
import type { PictureRecord } from '../../../contract/pictures/picture-library.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useMay } from '../../../admin/core/auth/use-may.ts'
import { ConfirmButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { common, useWords, SayText, SayAlert, SayButton } from '../../../admin/core/words/use-words.ts'
import { useHref, useNavigate, useNotify } from '../../../admin/core/packages.ts'
import careWords from '../../../admin/core/pictures/care-words.json' with { type: 'json' }
import { PictureCard } from '../../../admin/core/pictures/picture-card.tsx'
import { pictureCalls } from '../../../admin/core/pictures/picture-calls.ts'
import { columns, unmarked } from '../../../admin/core/theme/layouts.ts'
import type { PicturesReplaced, PicturesReplacement } from '../contract/alike-pictures.ts'
import words from './words.json' with { type: 'json' }

/** Groups of pictures that look alike. */
export function AlikeScreen() {
  const groups = useRead<PictureRecord[][]>(['pictures', 'alike'], '/alike-pictures')
  return (
    <Box sx={{ maxWidth: '64rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <SayText words={words.help} />
      <Loaded of={groups}>
        {(rows) =>
          rows.length === 0 ? (
            <SayAlert words={words.none} severity="success" />
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
  const keep = (kept: number) =>
    attempt(async () => {
      const body: PicturesReplacement = { kept, replaced: group.map(({ id }) => id).filter((id) => id !== kept) }
      const { data } = await call<PicturesReplaced>('/alike-pictures/replacements', { method: 'POST', body })
      notify(say(words.kept, { count: data.changed.length }), { type: 'success' })
    })
  return (
    <Box component="section" aria-label={say(words.group, { number })}>
      <Box
        component="ul"
        sx={{
          ...unmarked,
          ...columns('13rem', 'auto-fill'),
          gap: 2,
          paddingBottom: 2,
          borderBottom: 1,
          borderColor: 'divider',
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
              <ConfirmButton
                words={words.keep}
                aria-label={say(words.keep_named, { name: picture.name })}
                question={{
                  title: say(words.keep),
                  content: say(words.keep_ask, { name: picture.name }),
                  confirm: say(words.keep),
                }}
                onConfirm={() => keep(picture.id)}
              />
            )}
            {picture.useCount === 0 && (
              <SayButton
                words={common.action.trash}
                aria-label={say(words.trash_named, { name: picture.name })}
                onClick={() =>
                  void attempt(
                    () => pictureCalls.changeMany({ ids: [picture.id], isTrashed: true }),
                    say(careWords.trashed, { count: 1 }),
                  )
                }
              />
            )}
          </li>
        ))}
      </Box>
    </Box>
  )
}
