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

/** A tab of fields that are no texts. */
export interface FactsTab {
  /** Key of its label beneath staff.tab. */
  id: string
  content: ReactNode
  /** Its fields: a fault in one of them is looked for here. The first such tab has all that no other names. */
  fields?: string[]
}

/** The parts of a form. All stay in the page, so that what is typed in one is there when another is shown. */
export function ContentTabs({ facts }: { facts?: ReactNode | FactsTab[] }) {
  const { kind, form, record } = useContentFormContext()
  const translate = useTranslate()
  const { errors } = useFormState({ control: form.control })
  const [shown, setShown] = useState('content')
  const factsTabs: FactsTab[] = isTabs(facts) ? facts : facts ? [{ id: 'facts', content: facts }] : []
  const texts = new Set(['translations', ...kind.translated.map(({ source }) => source)])
  const tabOf = (field: string) => {
    if (field === 'slug' && kind.addressOf) return 'search'
    if (texts.has(field)) return 'content'
    return (factsTabs.find(({ fields }) => fields?.includes(field)) ?? factsTabs[0])?.id ?? 'content'
  }
  const faults = Object.keys(errors).map(tabOf)
  const firstFault = faults[0]
  useEffect(() => {
    if (firstFault) setShown(firstFault)
  }, [firstFault, errors])

  const tabs: FactsTab[] = [
    { id: 'content', content: <TranslatedFields /> },
    ...factsTabs,
    ...(kind.addressOf ? [{ id: 'search', content: <SearchEnginesTab addressOf={kind.addressOf} /> }] : []),
    // Asked for when it is looked at.
    ...(record ? [{ id: 'history', content: shown === 'history' && <HistoryTab /> }] : []),
  ]
  return (
    <>
      <Tabs value={shown} onChange={(_event, value: string) => setShown(value)} variant="scrollable" sx={{ borderBottom: 1, borderColor: 'divider', marginBottom: 2 }}>
        {tabs.map(({ id }) => (
          <Tab key={id} value={id} id={`tab-${id}`} aria-controls={`panel-${id}`} label={`${translate(`staff.tab.${id}`)}${faults.includes(id) ? ' (!)' : ''}`} />
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

function isTabs(facts: ReactNode | FactsTab[]): facts is FactsTab[] {
  return Array.isArray(facts)
}
