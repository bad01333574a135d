import { Box, Typography } from '@mui/material'
import type { PictureDetail, PictureUse } from '../../../contract/pictures/picture-library.ts'
import { useTimes } from '../words/use-times.ts'
import { useTranslate } from 'react-admin'
import { PlaceLink } from '../layout/attention-item.tsx'
import { useWords } from '../words/use-words.ts'
import { pictureWords } from './words.ts'

/** The facts of a picture's file, and everything that shows it. */
export function PictureFacts({ picture }: { picture: PictureDetail }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const facts = [
    [
      say(pictureWords.size),
      say(pictureWords.pixels, {
        width: picture.width,
        height: picture.height,
        bytes: say.size(picture.bytes),
      }),
    ],
    [say(pictureWords.kind), picture.mediaType.replace('image/', '').toUpperCase().replace('+XML', '')],
    [say(pictureWords.uploaded), minuteOf(picture.createdAt)],
  ]
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        paddingBlock: 1.5,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0 },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
      <dt>{say(pictureWords.shown_in)}</dt>
      <dd>{picture.uses.length === 0 ? say(pictureWords.nowhere) : <UseList uses={picture.uses} />}</dd>
    </Box>
  )
}

/** The users of a picture, each leading to its form. */
export function UseList({ uses }: { uses: PictureUse[] }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {uses.map(({ entity, id, title }) => (
        <Box component="li" key={`${entity}-${id}`} sx={{ paddingBottom: 0.5 }}>
          <PlaceLink to={`/${entity}/${id}`}>{title}</PlaceLink>
          <Typography component="span" variant="quiet">
            {' '}
            · {translate(`resources.${entity}.name`, { smart_count: 1 })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
