import { Box, Link, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { LocalesMenuButton, Notification, useLocale } from 'react-admin'
import { useRead } from '../api/use-read.ts'
import { usePageLanguage } from '../words/use-page-language.ts'
import { common, useWords } from '../words/use-words.ts'
import signInWords from './words.json' with { type: 'json' }

/** The frame of the pages before sign-in. @param hasLanguages without them, the page has a choice of its own */
export function AuthFrame({
  title,
  hasLanguages = true,
  children,
}: {
  title: string
  hasLanguages?: boolean
  children: ReactNode
}) {
  const say = useWords()
  const locale = useLocale()
  usePageLanguage()
  const { data: firm } = useRead<{ name: string }>(['firm', locale], `/settings?locale=${locale}`)
  useEffect(() => {
    document.title = `${title} · ${say(common.title)}`
  }, [title, say])
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        gridTemplateColumns: 'minmax(0, 24rem)',
        padding: 2,
        gap: 2,
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderTop: 3,
          borderTopColor: 'primary.main',
          padding: 3,
        }}
      >
        <Typography color="textSecondary" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
          {firm?.name}
        </Typography>
        <Typography variant="h1" sx={{ marginBottom: 2 }}>
          {title}
        </Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Link href="/" sx={{ paddingBlock: 0.5 }}>
          {say(signInWords.back_to_site)}
        </Link>
        {hasLanguages && <LocalesMenuButton />}
      </Box>
      <Notification />
    </Box>
  )
}
