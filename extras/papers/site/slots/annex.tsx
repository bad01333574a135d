import type { SiteApi } from '../../../../site/api/site-api.ts'
import { useDates } from '../../../../site/dates.words.ts'
import { numbers } from '../../../../site/numbers.words.ts'
import { useForeign, useWords } from '../../../../site/words.ts'
import { CertificateFrame } from '../../../../site/ui/certificates/certificate-table.tsx'
import { words as tableWords } from '../../../../site/ui/certificates/words.ts'
import { Day } from '../../../../site/ui/day/day.tsx'
import { ProfileSection } from '../../../../site/ui/profile/profile-parts.tsx'
import type { PublicPaper } from '../../contract/papers.ts'
import { words } from './annex.words.ts'

/** The public papers, at the end of the capability statement. */
export default {
  load: (api: SiteApi) => api.getOne<PublicPaper[]>('public-papers'),
  Annex({ data }: { data: PublicPaper[] }) {
    return (
      <ProfileSection title={useWords(words).papers} of={data}>
        {(id) => (
          <CertificateFrame labelledBy={id}>
            <tbody>
              {data.map((paper) => (
                <Row key={paper.id} {...paper} />
              ))}
            </tbody>
          </CertificateFrame>
        )}
      </ProfileSection>
    )
  },
}

function Row({ kindName, name, number, issuer, ...period }: PublicPaper) {
  const { fiscalYear, issuedOn, validUntil } = period
  const t = useWords(words)
  const { validUntil: until, issuedOn: issued } = useWords(tableWords)
  const { digits } = useWords(numbers)
  const { day } = useDates()
  const foreign = useForeign()
  // As it stands on the paper, in either language.
  const langOf = (text: string) => foreign(/\p{Script=Devanagari}/u.test(text) ? 'ne' : 'en')
  return (
    <tr>
      <th scope="row" className="certificates__title">
        {kindName}
        {name && (
          <span className="certificates__scope" lang={langOf(name)}>
            {name}
          </span>
        )}
      </th>
      <td lang={langOf(issuer)}>{issuer}</td>
      <td className="certificates__cell">{number || <span aria-hidden="true">–</span>}</td>
      <td className="certificates__cell">
        {fiscalYear !== null && t.fiscalYear(digits(fiscalYear))}
        {validUntil && (
          <Day of={validUntil} bs={period.validUntilBs}>
            {until(day(validUntil))}
          </Day>
        )}
        {issuedOn && (
          <span className="certificates__scope">
            <Day of={issuedOn} bs={period.issuedOnBs}>
              {issued(day(issuedOn))}
            </Day>
          </span>
        )}
      </td>
    </tr>
  )
}
