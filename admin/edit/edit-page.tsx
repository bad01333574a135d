import { List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { Loading, Title } from 'react-admin'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { ContentPlace } from '../../contract/content/content.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { nameOfText, pageText } from '../../contract/pages/page-texts.ts'
import { useRead } from '../core/api/use-read.ts'
import { NothingHere } from '../core/layout/nothing-here.tsx'
import { ErrorText } from '../core/api/error-text.tsx'
import { useWords, SayText } from '../core/words/use-words.ts'
import editWords from './words.json' with { type: 'json' }

/** A page that lists items has texts around the list, which are edited elsewhere. */
function PartsOfPage({ place: { entity, texts } }: { place: ContentPlace }) {
  const say = useWords()
  const { heading, list, ...roles } = editWords.edit_page.parts
  return (
    <>
      <Title title={say(editWords.edit_page.title)} />
      <SayText words={heading} component="h2" variant="h6" sx={{ marginTop: 2 }} />
      <List sx={{ maxWidth: '36rem', marginInline: -1 }}>
        <PartLink to={`/${entity}`} name={say(kindOf(entity).plural)} about={say(list)} />
        {texts.map(({ id, key }) => (
          <PartLink key={id} to={`/pages/${id}`} name={say(nameOfText(key))} about={say(roles[pageText(key).role])} />
        ))}
      </List>
    </>
  )
}

function PartLink({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} sx={{ paddingInline: 1, color: 'primary.main' }}>
        <ListItemText primary={name} secondary={about} />
      </ListItemButton>
    </ListItem>
  )
}

/** "Edit this page" of the site leads here: on to the form, or the list, of what the page shows. */
export function EditPage() {
  const say = useWords()
  const path = useSearchParams()[0].get('path') ?? '/'
  const read = `/content?path=${encodeURIComponent(path)}`
  const { data, error } = useRead<ContentPlace | null>(['place', path], read, { gcTime: 0 })
  if (data?.id === null && data.texts.length > 0) return <PartsOfPage place={data} />
  if (data) return <Navigate to={data.id === null ? `/${data.entity}` : `/${data.entity}/${data.id}`} replace />
  if (data === undefined && !error) return <Loading />
  return (
    <NothingHere title={say(editWords.edit_page.title)}>
      {error && !('status' in error && error.status === 404) ? (
        <ErrorText error={error} />
      ) : (
        say(editWords.edit_page.nothing, { path })
      )}
    </NothingHere>
  )
}
