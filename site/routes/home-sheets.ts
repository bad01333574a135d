import oneLarge from '../ui/card/one-large.css?inline'
import discipline from '../ui/discipline/discipline.css?inline'
import hero from '../ui/hero/hero.css?inline'
import partnerList from '../ui/partner-list/partner-list.css?inline'
import quote from '../ui/quote/quote.css?inline'
import { addSheet } from '../ui/styles/component-styles.tsx'

// From the server, home has these sheets in its HTML (`in-page`); after a navigation they come with its data.
addSheet('discipline', discipline)
addSheet('hero', hero)
addSheet('one-large', oneLarge)
addSheet('partner-list', partnerList)
addSheet('quote', quote)
