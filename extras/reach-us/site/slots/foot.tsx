import { href } from '../../../../contract/addresses.ts'
import { localePath } from '../../../../contract/page-locales.ts'
import type { FootProps } from '../../../../site/foot.ts'
import { defineWords, useLocale, useWords } from '../../../../site/words.ts'
import { viberLink, whatsAppLink } from '../../contract/hours.ts'
import styles from './foot.css?inline'
import texts from './foot.words.json' with { type: 'json' }

const words = defineWords(texts)

/** Three ways to reach the firm, for a thumb. */
export default function ReachBar({ data: { whatsapp, viber }, settings: { phones, location, address } }: FootProps) {
  const t = useWords(words)
  const contact = localePath(useLocale(), href('contact'))
  const place = location ? `${location.latitude},${location.longitude}` : encodeURIComponent(address.join(', '))
  const message = whatsapp ? whatsAppLink(whatsapp) : viber ? viberLink(viber) : contact
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <nav aria-label={t.reach}>
        {phones[0] && <a href={`tel:${phones[0].replaceAll(' ', '')}`}>{t.call}</a>}
        <a href={message}>{whatsapp ? 'WhatsApp' : viber ? 'Viber' : t.write}</a>
        {place && <a href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}>{t.directions}</a>}
      </nav>
    </>
  )
}
