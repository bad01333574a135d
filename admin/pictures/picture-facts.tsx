import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { PictureDetail, PictureUse } from '../../contract/picture-library.ts'
import { minuteOf } from '../words/times.ts'
import { megabytes } from './send-file.ts'

/** What there is to know of a picture's file, and everything that shows it. */
export function PictureFacts({ picture }: { picture: PictureDetail }) {
  const facts = [
    ['Size', `${picture.width} × ${picture.height} pixels, ${megabytes(picture.bytes)}`],
    ['Kind', picture.mediaType.replace('image/', '').toUpperCase().replace('+XML', '')],
    ['Uploaded', minuteOf(picture.createdAt)],
  ]
  return (
    <div>
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
        <dt>Shown in</dt>
        <dd>{picture.uses.length === 0 ? 'nothing yet' : <UseList uses={picture.uses} />}</dd>
      </Box>
    </div>
  )
}

/** What shows a picture, each leading to its form. */
export function UseList({ uses }: { uses: PictureUse[] }) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {uses.map(({ entity, id, title }) => (
        <Box component="li" key={`${entity}-${id}`} sx={{ paddingBottom: 0.5 }}>
          <Link component={RouterLink} to={`/${entity}/${id}`}>
            {title}
          </Link>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {' '}
            · {translate(`resources.${entity}.name`, { smart_count: 1 })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
