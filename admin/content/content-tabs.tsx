import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useWords } from '../words/use-words.ts'
import { useContentFormContext } from './content-form-context.ts'
import { FieldsTab } from './fields-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { fieldTabs, namesIn, slugOf } from './kind-form.ts'
import { SearchEnginesTab } from './search-engines-tab.tsx'
import { TranslatedFields } from './translated-fields.tsx'
import { useTranslate } from '../words/use-translate.ts'

interface ShownTab {
  id: string
  label: string
  content: ReactNode
}

/** The parts of a form. All stay in the page, so that what is typed in one is there when another is shown. */
export function ContentTabs() {
  const { kind, form, record } = useContentFormContext()
  const translate = useTranslate()
  const words = useWords()
  const { errors } = useFormState({ control: form.control })
  const [shown, setShown] = useState('content')
  const fields = fieldTabs(kind)
  const slug = slugOf(kind)
  const tabOf = (name: string) => {
    if (name === slug) return 'search'
    return fields.find((tab) => namesIn(tab).includes(name))?.id ?? 'content'
  }
  const faults = Object.keys(errors).map(tabOf)
  const firstFault = faults[0]
  useEffect(() => {
    if (firstFault) setShown(firstFault)
  }, [firstFault, errors])

  const tabs: ShownTab[] = [
    { id: 'content', label: translate('staff.tab.content'), content: <TranslatedFields /> },
    ...fields.map((tab) => ({ id: tab.id, label: words(tab.label), content: <FieldsTab kind={kind} tab={tab} /> })),
  ]
  if (slug) tabs.push({ id: 'search', label: translate('staff.tab.search'), content: <SearchEnginesTab slug={slug} /> })
  // Its content is fetched when it is looked at.
  if (record)
    tabs.push({ id: 'history', label: translate('staff.tab.history'), content: shown === 'history' && <HistoryTab /> })
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, value: string) => setShown(value)}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider', marginBottom: 2 }}
      >
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            label={`${label}${faults.includes(id) ? ' (!)' : ''}`}
          />
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
