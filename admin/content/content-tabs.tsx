import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useContentFormContext } from './content-form-context.ts'
import { HistoryTab } from './history-tab.tsx'
import { SearchEnginesTab } from './search-engines-tab.tsx'
import { TranslatedFields } from './translated-fields.tsx'

/** The parts of a form. All stay in the page, so that what is typed in one is there when another is shown. */
export function ContentTabs({ facts }: { facts?: ReactNode }) {
  const { kind, form, record } = useContentFormContext()
  const translate = useTranslate()
  const { errors } = useFormState({ control: form.control })
  const [shown, setShown] = useState('content')
  const texts = new Set(['translations', ...kind.translated.map(({ source }) => source)])
  const faults = Object.keys(errors).map((field) => (field === 'slug' && kind.hasSlug ? 'search' : texts.has(field) ? 'content' : 'facts'))
  const firstFault = faults[0]
  useEffect(() => {
    if (firstFault) setShown(firstFault)
  }, [firstFault, errors])

  const tabs = [
    { id: 'content', content: <TranslatedFields /> },
    ...(facts ? [{ id: 'facts', content: facts }] : []),
    ...(kind.hasSlug ? [{ id: 'search', content: <SearchEnginesTab /> }] : []),
    // Asked for when it is looked at.
    ...(record ? [{ id: 'history', content: shown === 'history' && <HistoryTab /> }] : []),
  ]
  return (
    <>
      <Tabs value={shown} onChange={(_event, value: string) => setShown(value)} variant="scrollable" sx={{ borderBottom: 1, borderColor: 'divider', marginBottom: 2 }}>
        {tabs.map(({ id }) => (
          <Tab key={id} value={id} id={`tab-${id}`} aria-controls={`panel-${id}`} label={`${translate(`staff.tab.${id}`)}${(faults as string[]).includes(id) ? ' (!)' : ''}`} />
        ))}
      </Tabs>
      {tabs.map(({ id, content }) => (
        <Box key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={shown !== id}>
          {content}
        </Box>
      ))}
    </>
  )
}
