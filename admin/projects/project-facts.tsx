import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AutocompleteArrayInput, AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, SelectInput } from 'react-admin'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { YEAR_OR_MONTH } from '../../contract/patterns.ts'
import { DatedInput } from '../inputs/dated-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { STATUSES } from './project-kind.ts'
import { useDistrictChoices, useServiceChoices, type GroupedChoice } from './use-grouped-choices.ts'

const CURRENCIES = ['NPR', 'USD', 'EUR', 'GBP', 'INR', 'JPY', 'CNY', 'CHF', 'AUD', 'KRW'].map((id) => ({ id, name: id }))

/** What a project refers to has to be before visitors itself. */
const PUBLISHED = { state: 'published' }
const BY_TITLE = { field: 'title', order: 'ASC' } as const
const searchQuery = (search: string) => ({ search })
const groupOf = (choice: GroupedChoice) => choice.group

/** The facts of the title block, and of what funders ask for. */
export function ProjectFacts() {
  const services = useServiceChoices()
  const districts = useDistrictChoices()
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(max(18rem, 40%), 1fr))', alignItems: 'start', maxWidth: '68rem' }}>
      <Part title="The project">
        <TextLineInput source="code" label="Project number" isRequired bound={CONTENT_BOUNDS.label} helperText="The firm's own number; no two projects share one" />
        <SelectInput source="status" label="Status" choices={STATUSES} helperText={false} />
        <Pair>
          <div>
            <DatedInput source="start">
              <TextLineInput source="start" label="Start" pattern={YEAR_OR_MONTH} helperText="2019 or 2019-04" />
            </DatedInput>
          </div>
          <div>
            <DatedInput source="end">
              <TextLineInput source="end" label="End" pattern={YEAR_OR_MONTH} helperText="Empty while it goes on" />
            </DatedInput>
          </div>
        </Pair>
        <ReferenceInput source="parentId" reference="projects" filter={PUBLISHED} sort={BY_TITLE}>
          <AutocompleteInput label="Part of" optionText="title" filterToQuery={searchQuery} helperText="A larger project that this one belongs to, if there is one" />
        </ReferenceInput>
      </Part>
      <Part title="For whom">
        <ReferenceInput source="clientId" reference="clients" filter={PUBLISHED} sort={BY_TITLE}>
          <AutocompleteInput label="Client" optionText="title" filterToQuery={searchQuery} helperText="Type to search; new clients are added under Clients" />
        </ReferenceInput>
        <TextLineInput source="funder" label="Funder" bound={CONTENT_BOUNDS.short} helperText="Who pays, where it is not the client" />
        <TextLineInput source="jointVenture" label="Joint venture" isLong bound={CONTENT_BOUNDS.summary} helperText="With whom the firm does it" />
        <NumberInput source="share" label="Share of the firm, in percent" min={0} max={100} step="any" helperText="Of the joint venture" />
      </Part>
      <Part title="What and where">
        <AutocompleteArrayInput source="serviceIds" label="Services" choices={services} groupBy={groupOf} disableCloseOnSelect helperText="As many as apply; the first one counts most" />
        <AutocompleteArrayInput source="districts" label="Districts" choices={districts} groupBy={groupOf} disableCloseOnSelect helperText="Puts the project on the map" />
      </Part>
      <Part title="How large">
        <Pair>
          <NumberInput source="size.amount" label="Size" min={0} step="any" helperText="Such as 42.5" />
          <TextLineInput source="size.unit" label="Unit" bound={CONTENT_BOUNDS.label} helperText="km, m², MW, beds" />
        </Pair>
        <Pair>
          <NumberInput source="value.amount" label="Value" min={0} step="any" helperText="Of the firm's contract" />
          <SelectInput source="value.currency" label="Currency" choices={CURRENCIES} helperText={false} />
        </Pair>
        <BooleanInput source="value.isPublic" label="Visitors see the value" helperText="Otherwise only staff see it" />
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ paddingBottom: 0.5, marginBottom: 1, borderBottom: 1, borderColor: 'divider' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>{children}</Box>
}
