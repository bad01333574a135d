import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { NumberInput } from 'react-admin'
import { CONTENT_BOUNDS, EMAIL_LENGTH } from '../../contract/limits.ts'
import { EMAIL, faultOf, PHONE, withAsciiDigits } from '../../contract/patterns.ts'
import { ContentScreen, LoadedContent } from '../content/content-edit.tsx'
import { DatedInput } from '../inputs/dated-input.tsx'
import { LinesInput, RowsInput } from '../inputs/rows-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { settingsKind } from './settings-kind.ts'

/** There is one. */
const ONLY = 1

const phoneFault = (text: string) => faultOf(PHONE, 'Phone', withAsciiDigits(text.trim()))

/** What every page says of the firm: no list, one form. */
export function SettingsScreen() {
  return (
    <LoadedContent entity="settings" id={ONLY}>
      {(record) => <ContentScreen kind={settingsKind} record={record} facts={FACTS} />}
    </LoadedContent>
  )
}

function Contact() {
  return (
    <Columns>
      <Part title="How to reach the firm">
        <TextLineInput source="email" label="E-mail" type="email" isRequired bound={EMAIL_LENGTH} pattern={EMAIL} helperText="Shown to visitors. Where messages are mailed to is set up on the server." />
        <LinesInput source="phones" label="Phones" helperText="The first one stands in the footer" faultOf={phoneFault} />
        <RowsInput source="hours" label="Opening hours" columns={[{ source: 'days', label: 'Days' }, { source: 'time', label: 'Time' }]} helperText="Such as Sunday to Friday, 10:00-17:00" />
      </Part>
      <Part title="Elsewhere on the web">
        <RowsInput source="socialLinks" label="Social links" columns={[{ source: 'label', label: 'Name' }, { source: 'url', label: 'Address' }]} helperText="Such as Facebook, https://www.facebook.com/example" />
      </Part>
    </Columns>
  )
}

function Firm() {
  return (
    <Columns>
      <Part title="The firm">
        <TextLineInput source="shortName" label="Short name" isRequired bound={CONTENT_BOUNDS.label} helperText="For narrow places, such as the header on a phone" />
        <DatedInput source="foundedOn">
          <TextLineInput source="foundedOn" label="Founded on" type="date" isRequired helperText="The years on the home page are counted from it" />
        </DatedInput>
      </Part>
      <Part title="Place on the map">
        <NumberInput source="location.latitude" label="Latitude" min={-90} max={90} step="any" helperText="Degrees, such as 27.7172. Any map shows both for a place." />
        <NumberInput source="location.longitude" label="Longitude" min={-180} max={180} step="any" helperText="Degrees, such as 85.3240. Left empty: no map on the contact page." />
      </Part>
    </Columns>
  )
}

const FACTS = [
  { id: 'firm', content: <Firm /> },
  { id: 'contact', content: <Contact />, fields: ['email', 'phones', 'hours', 'socialLinks'] },
]

function Columns({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', columnGap: 4, rowGap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))', maxWidth: '64rem' }}>{children}</Box>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
