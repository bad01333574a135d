import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { Thumbnail } from '../core/pictures/thumbnail.tsx'
import { useWords } from '../core/words/use-words.ts'
import { formWords } from '../core/forms/form-words.ts'

interface SearchPreviewProps {
  lang: string
  /** With the host. */
  address: string
  title: string
  /** Shared links show the site's name beside it. */
  cardTitle: string
  description: string
  pictureId: number | null
  isHidden: boolean
  hasCard: boolean
}

/** How a search engine and a shared link show a page. */
export function SearchPreview({ lang, address, isHidden, hasCard, ...shown }: SearchPreviewProps) {
  const say = useWords()
  const title = shown.title || say(formWords.seo.no_title)
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Framed heading={say(formWords.seo.in_results)}>
        {isHidden ? (
          <Typography>{say(formWords.seo.hidden)}</Typography>
        ) : (
          <>
            <Typography variant="quiet">{address.replaceAll('/', ' › ').replace(/ › $/, '')}</Typography>
            <Typography sx={titleStyle} color="primary" lang={lang}>
              {title}
            </Typography>
            <Typography lang={lang}>{shown.description || say(formWords.seo.no_summary)}</Typography>
          </>
        )}
      </Framed>
      {hasCard && (
        <Framed heading={say(formWords.seo.as_link)} isTight>
          <SharedPicture id={shown.pictureId} />
          <Box sx={{ padding: 1.5 }}>
            <Typography variant="quiet">{address.split('/')[0]}</Typography>
            <Typography sx={{ fontWeight: 600 }} lang={lang}>
              {shown.cardTitle || title}
            </Typography>
          </Box>
        </Framed>
      )}
    </Box>
  )
}

/** Search engines cut a title at the end of its line. */
const titleStyle = { fontSize: '1.15rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

function Framed({ heading, isTight = false, children }: { heading: string; isTight?: boolean; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBottom: 2 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {heading}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', padding: isTight ? 0 : 1.5 }}>
        {children}
      </Box>
    </Box>
  )
}

/** In the proportion of the large cards of messengers and networks. */
const cardPicture = { width: '100%', aspectRatio: '1.91' }

function SharedPicture({ id }: { id: number | null }) {
  const say = useWords()
  const { data } = useGetOne<PictureRecord>('pictures', { id: id ?? 0 }, { enabled: id !== null })
  if (id === null)
    return (
      <Box sx={[cardPicture, { display: 'grid', placeItems: 'center', bgcolor: 'background.default' }]}>
        <Typography color="textSecondary">{say(formWords.seo.no_picture)}</Typography>
      </Box>
    )
  return data ? <Thumbnail picture={data.picture} width={416} sx={cardPicture} /> : <Box sx={cardPicture} />
}
