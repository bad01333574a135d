import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { useRead } from '../api/use-read.ts'
import { Loaded } from '../lists/loaded.tsx'
import { useOtherLocales } from '../translations/use-other-locales.ts'
import { useWords } from '../words/use-words.ts'
import { AltTextRow, hasAllTexts } from './alt-text-row.tsx'
import { careWords } from './care-words.ts'

const AT_ONCE = 100

/** The pictures that lack an alternative text, a field each, saved as one types. */
export function AltTextsScreen() {
  const say = useWords()
  const others = useOtherLocales()
  const lack = others.length > 0 ? 'incomplete' : 'missing'
  // Read once: a picture stays where it is when it has been described.
  const options = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false }
  const pictures = useRead<PictureRecord[]>(
    ['picture-texts', lack],
    `/pictures?alt=${lack}&limit=${AT_ONCE}&order=asc`,
    options,
  )
  return (
    <Box sx={{ maxWidth: '64rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Title title={say(careWords.texts)} />
      <Loaded of={pictures} onRetry={pictures.refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <Alert severity="success" variant="outlined">
              {say(careWords.all_described)}
            </Alert>
          ) : (
            <Rows key={pictures.dataUpdatedAt} rows={rows} onMore={() => void pictures.refetch()} />
          )
        }
      </Loaded>
    </Box>
  )
}

function Rows({ rows, onMore }: { rows: PictureRecord[]; onMore: () => void }) {
  const say = useWords()
  const locales: Locale[] = [DEFAULT_LOCALE, ...useOtherLocales()]
  const [described, setDescribed] = useState<ReadonlySet<number>>(new Set())
  const note = (picture: PictureRecord) =>
    setDescribed((before) => {
      const next = new Set(before)
      if (hasAllTexts(picture, locales)) next.add(picture.id)
      else next.delete(picture.id)
      return next
    })
  const [done, count] = [described.size, rows.length]
  return (
    <>
      <Box sx={{ position: 'sticky', top: 48, zIndex: 1, bgcolor: 'background.default', paddingBlock: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {say(careWords.progress, { done, count })}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * done) / count} aria-label={say(careWords.texts)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
          {say(careWords.texts_help)}
        </Typography>
      </Box>
      <Box component="ul" aria-label={say(careWords.texts)} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((picture, index) => (
          <AltTextRow key={picture.id} picture={picture} locales={locales} isFirst={index === 0} onSaved={note} />
        ))}
      </Box>
      {done === count && (
        <Button variant="contained" onClick={onMore} sx={{ justifySelf: 'start' }}>
          {say(careWords.more)}
        </Button>
      )}
    </>
  )
}
