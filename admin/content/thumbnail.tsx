import { Box } from '@mui/material'
import { DataTable, useRecordContext } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { variantUrl, variantWidths } from '../../contract/pictures/picture-variants.ts'

/** A small picture of an item, decorative beside its title. */
function Thumbnail({ isWhole }: { isWhole: boolean }) {
  const row = useRecordContext<ContentRow>()
  const picture = row?.picture
  return (
    <Box
      sx={{
        width: 56,
        height: 40,
        bgcolor: picture && !isWhole ? picture.color : 'transparent',
        borderRadius: '2px',
        overflow: 'hidden',
      }}
    >
      {picture && (
        <Box
          component="img"
          src={
            picture.url.endsWith('.svg')
              ? picture.url
              : variantUrl(picture.url, variantWidths(picture.width)[0]!, 'webp')
          }
          alt=""
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            height: '100%',
            objectFit: isWhole ? 'contain' : 'cover',
            objectPosition: `${picture.focalPoint.x * 100}% ${picture.focalPoint.y * 100}%`,
          }}
        />
      )}
    </Box>
  )
}

/** The column of a list with pictures. @param isWhole logos are not cropped */
export const thumbnailColumn = (label: string, isWhole: boolean) => (
  <DataTable.Col key="picture" source="picture" label={label} disableSort sx={{ width: 72 }}>
    <Thumbnail isWhole={isWhole} />
  </DataTable.Col>
)
