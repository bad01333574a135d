import discipline from '../ui/discipline/discipline.css?inline'
import hero from '../ui/hero/hero.css?inline'
import partnerList from '../ui/partner-list/partner-list.css?inline'
import quote from '../ui/quote/quote.css?inline'
import { keepSheet } from '../ui/styles/component-styles.tsx'

// The sheets of what only home has. They stand in a home that comes from the server, so that the scripts of that page do
// without them (vite.config.ts); who comes to home from another page gets them together with what home shows.
keepSheet('discipline', discipline)
keepSheet('hero', hero)
keepSheet('partner-list', partnerList)
keepSheet('quote', quote)
