import discipline from '../ui/discipline/discipline.css?inline'
import hero from '../ui/hero/hero.css?inline'
import partnerList from '../ui/partner-list/partner-list.css?inline'
import quote from '../ui/quote/quote.css?inline'
import { keepSheet } from '../ui/styles/component-styles.tsx'

// The sheets of components that only home has. A home from the server has them in the page (`in-page`), so its scripts carry
// none of them; a visitor who comes from another page gets them with home's data.
keepSheet('discipline', discipline)
keepSheet('hero', hero)
keepSheet('partner-list', partnerList)
keepSheet('quote', quote)
