import { Box, Button, Pagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { projectKind } from '../../contract/kinds/project.ts'
import type { ListMeta } from '../../contract/list.ts'
import type { ProjectTexts, StayedText } from '../../contract/row-proposals/row-proposals.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { listWords } from '../content/list-words.ts'
import { renderPageItem } from '../lists/list-pages.tsx'
import { Loaded } from '../lists/loaded.tsx'
import { Rows } from '../lists/rows.tsx'
import { common } from '../words/common.ts'
import { PlaceLink } from '../dashboard/attention-item.tsx'
import { useWords } from '../words/use-words.ts'
import { words } from './words.ts'

const KEY = 'row-proposals'
const SHOWN = 10

/** Texts of projects that rows could say: each is taken as a row, in a draft, or kept. */
export function ProjectTextsSection() {
  const say = useWords()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const read = useQuery({
    queryKey: [KEY, locale, page],
    queryFn: async () =>
      (await call<ProjectTexts[]>(`/row-proposals?page=${page}&limit=${SHOWN}&locale=${locale}`)) as {
        data: ProjectTexts[]
        meta: ListMeta
      },
    placeholderData: keepPreviousData,
  })
  return (
    <Box component="section" aria-labelledby="row-proposals" sx={{ display: 'grid', gap: 1, marginTop: 2 }}>
      <Typography component="h2" variant="h6" id="row-proposals">
        {say(words.title)}
      </Typography>
      <Typography sx={{ maxWidth: '48rem' }}>{say(words.intro)}</Typography>
      <Loaded of={read} onRetry={read.refetch}>
        {({ data, meta }) => (
          <>
            <Rows items={data} empty={say(words.none)}>
              {(project) => <Project key={project.id} of={project} />}
            </Rows>
            {meta.total > SHOWN && (
              <Pagination
                count={Math.ceil(meta.total / SHOWN)}
                page={page}
                onChange={(_event, to) => setPage(to)}
                renderItem={renderPageItem}
                aria-label={`${say(words.title)}: ${say(common.pages)}`}
              />
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}

function Project({ of: { id, title, texts } }: { of: ProjectTexts }) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        <PlaceLink to={`/projects/${id}`}>{title}</PlaceLink>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {texts.map((text) => (
          <Text key={text.key} project={id} of={text} />
        ))}
      </Box>
    </Box>
  )
}

function Text({ project, of: { key, field, text, rows, unknown } }: { project: number; of: StayedText }) {
  const say = useWords()
  const attempt = useAttempt(KEY, 'projects')
  const post = (path: string, body: object, done: string) =>
    void attempt(() => call(`/row-proposals/${project}/${path}`, { method: 'POST', body }), done)
  return (
    <Box component="li" sx={{ paddingBlock: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {say(projectKind.fields[field].label)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      {unknown.length > 0 && (
        <Typography variant="body2">
          {say(words.unknown)} {unknown.join(', ')} · <PlaceLink to="/firms/create">{say(words.addFirm)}</PlaceLink>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 0.5 }}>
        {rows.map(({ label }, row) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => post('rows', { key, row }, say(listWords.done.draft_beside))}
          >
            {say(words.take, { row: label })}
          </Button>
        ))}
        <Button
          size="small"
          aria-label={say(words.keepOf, { text: text.slice(0, 60) })}
          onClick={() => post('kept', { key }, say(words.kept))}
        >
          {say(words.keep)}
        </Button>
      </Box>
    </Box>
  )
}
